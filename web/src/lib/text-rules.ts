import { z } from 'zod';
import { formatCount } from '@/lib/format';
import { readDate } from '@/lib/read-date';
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

/** A day as a date field gives it, or empty. One that cannot be read is refused in words. */
export const dayText = () =>
  z.string().superRefine((day, context) => {
    // The year does not matter: what can be read comes in stored form.
    const reading = day === '' ? null : readDate(day, 2100);
    if (reading !== null && 'problem' in reading)
      context.addIssue({ code: 'custom', message: reading.problem, continue: false });
  });
