import { z } from 'zod';
import { act, question } from '@/lib/rpc';

/** The stories of the home page, six at most, where possible in a language. */
export const shownStories = question(
  'list_stories',
  z.array(
    z.object({
      id: z.number(),
      picture: z.string(),
      /** Of the words: the reader's, or the one in which the story was written. */
      language: z.string(),
      words: z.string(),
    }),
  ),
);

const story = z.object({
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
export const storyOfPerson = question('read_story', story.nullable());

export const saveStory = act('save_story');
export const showStory = act('show_story');
export const deleteStory = act('delete_story');
