import { z } from 'zod';
import { limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';

export const longestSearchName = 60;

export const searchName = z.object({
  name: limitedText(longestSearchName).min(1, { error: () => t('profiles-member.saveSearch.nameMissing') }),
});
