import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { storyKeys } from '@/features/stories/api/keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run } from '@/lib/run';

export const shownStories = z.array(
  z.object({
    id: z.number(),
    picture: z.string(),
    /** Of the words: the reader's, or the one in which the story was written. */
    language: z.string(),
    words: z.string(),
  }),
);

/** The stories of the home page, six at most, where possible in this language. */
export const shownStoriesQueryOptions = (language: string) =>
  queryOptions({
    queryKey: storyKeys.shown(language),
    queryFn: async ({ signal }) =>
      readAs(shownStories, await run(supabase.rpc('list_stories', { wanted_language: language }), signal)),
  });
