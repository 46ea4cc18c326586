import { toWesternDigits } from '@/lib/indian-digits';
import type { Reading } from '@/lib/read-date';

const example = 'Write the time as 6:05 am or 18:05.';

/** "6:05", "6.05 am", "18:05 hrs", "6 pm", "0605"; spreadsheets may append seconds. */
const timeOfDay = /^(\d{1,2})(?:\s*[:.;]\s*(\d{2})(?::00)?)?(?:\s*([ap])\.?\s?m\.?|\s*(?:hrs?|hours)\.?)?$/;
const inARow = /^(\d{1,2})(\d{2})(?:\s*([ap])\.?\s?m\.?|\s*(?:hrs?|hours)\.?)?$/;

/** Reads a time of day as people write it. Gives "06:05". Without am or pm it is a time of 24 hours. */
export function readTime(typed: string): Reading {
  const text = toWesternDigits(typed).trim().toLowerCase();
  const [, hour, minute, half] = timeOfDay.exec(text) ?? inARow.exec(text) ?? [];
  if (hour === undefined) return { problem: example };
  // A number alone may be the morning or the evening; "6 am" is a time.
  if (minute === undefined && half === undefined)
    return {
      problem: `Write ${Number(hour)} am or ${Number(hour)} pm, or the time with its minutes: 6:05 am or 18:05.`,
    };
  const hours = Number(hour);
  const isHalfDay = half !== undefined;
  if (Number(minute ?? 0) > 59 || hours > (isHalfDay ? 12 : 23) || (isHalfDay && hours === 0))
    return { problem: `There is no such time. ${example}` };
  const inFull = isHalfDay ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return { value: `${String(inFull).padStart(2, '0')}:${minute ?? '00'}` };
}
