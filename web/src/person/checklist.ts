import { z } from 'zod';

/** Schema of the verification checklist. */
export const checklistSchema = z.object({
  items: z.array(z.string()).min(1, 'Tick at least one thing that was checked.'),
});
