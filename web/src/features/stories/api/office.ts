import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { storyKeys } from '@/features/stories/api/keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run, type Args } from '@/lib/run';

export const story = z.object({
  id: z.number(),
  /** By language. */
  words: z.record(z.string(), z.string()),
  language: z.string(),
  picture: z.string(),
  shown: z.boolean(),
  people: z.array(z.object({ id: z.number(), name: z.string(), agrees: z.boolean(), is_married: z.boolean() })),
});
export type Story = z.infer<typeof story>;

/** The story of a person for the office; null if there is none. */
export const storyQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: storyKeys.ofPerson(profileId),
    queryFn: async ({ signal }) =>
      readAs(story.nullable(), await run(supabase.rpc('read_story', { profile_id: profileId }), signal)),
  });

export const saveStory = (given: Args<'save_story'>) => run(supabase.rpc('save_story', given));
export const showStory = (given: Args<'show_story'>) => run(supabase.rpc('show_story', given));
export const deleteStory = (id: number) => run(supabase.rpc('delete_story', { story_id: id }));
