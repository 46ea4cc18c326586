import { z } from 'zod';
import { t } from '@/texts/texts';

/** Schema of the verification checklist. */
export const checklistSchema = z.object({
  items: z.array(z.string()).min(1, { error: () => t('person-member.tickOne') }),
});
