import { z } from 'zod';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';

/** Says that a text is too long, or nothing. */
export function tooLong(text: string, max: number): string | undefined {
  if (text.length <= max) return undefined;
  return t('ui.tooLong', { most: formatCount(max), now: formatCount(text.length) });
}

/** A text of at most so many characters, without the blanks around it. */
export const limitedText = (max: number) =>
  z
    .string()
    .trim()
    .superRefine((text, check) => {
      const message = tooLong(text, max);
      if (message !== undefined) check.addIssue({ code: 'custom', message });
    });
