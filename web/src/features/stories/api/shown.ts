import { z } from 'zod';
import { supabase } from '@/lib/backend/client';
import { readAs, run } from '@/lib/run';
import { getLanguage } from '@/texts/texts';

export const shownStories = z.array(
  z.object({
    id: z.number(),
    picture: z.string(),
    /** Of the words: the reader's, or the one in which the story was written. */
    language: z.string(),
    words: z.string(),
  }),
);
export type ShownStory = z.infer<typeof shownStories>[number];

/** The newest stories of the home page, six at most. @throws AppError */
export const listStories = async (): Promise<ShownStory[]> =>
  readAs(shownStories, await run(supabase.rpc('list_stories', { wanted_language: getLanguage().slice(0, 2) })));
