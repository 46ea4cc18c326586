import { z } from 'zod';

/** What was checked of a profile before it is verified, as it is ticked. */
export const checklistSchema = z.object({
  items: z.array(z.string()).min(1, 'Tick at least one thing that was checked.'),
});
