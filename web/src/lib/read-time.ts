import { toWesternDigits } from '@/lib/indian-digits';
import type { Reading } from '@/lib/read-date';
import { t } from '@/texts/texts';

/** "6:05", "6.05 am", "18:05 hrs", "6 pm", "0605"; spreadsheets may append seconds. */
const timeOfDay = /^(\d{1,2})(?:\s*[:.;]\s*(\d{2})(?::00)?)?(?:\s*([ap])\.?\s?m\.?|\s*(?:hrs?|hours)\.?)?$/;
const inARow = /^(\d{1,2})(\d{2})(?:\s*([ap])\.?\s?m\.?|\s*(?:hrs?|hours)\.?)?$/;

/** Reads a time of day as people write it. Gives "06:05". Without am or pm it is a time of 24 hours. */
export function readTime(typed: string): Reading {
  const text = toWesternDigits(typed).trim().toLowerCase();
  const [, hour, minute, half] = timeOfDay.exec(text) ?? inARow.exec(text) ?? [];
  if (hour === undefined) return { problem: t('fields.time.example') };
  // A number alone may be the morning or the evening; "6 am" is a time.
  if (minute === undefined && half === undefined)
    return {
      problem: t('fields.time.hourAlone', { hour: Number(hour) }),
    };
  const hours = Number(hour);
  const isHalfDay = half !== undefined;
  if (Number(minute ?? 0) > 59 || hours > (isHalfDay ? 12 : 23) || (isHalfDay && hours === 0))
    return { problem: `${t('fields.time.none')} ${t('fields.time.example')}` };
  const inFull = isHalfDay ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return { value: `${String(inFull).padStart(2, '0')}:${minute ?? '00'}` };
}

/** "6:05 am" from "06:05", as `readTime` reads it; null for anything else. */
export function writeTime(time: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
