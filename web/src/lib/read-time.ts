import { toWesternDigits } from '@/lib/indian-digits';
import { t } from '@/texts/texts';

/** A typed date or time in stored form, or why it cannot be read, in words. */
export type Reading = { value: string } | { problem: string };

/** "6:05", "6.05 am", "04 35 am", "18:05 hrs", "6 pm", "0605"; a program may append seconds. */
const timeOfDay =
  /^(\d{1,2})(?:(?:\s?[:.;]\s?|\s|\s?-\s?(?=\d\d\s?[ap]))(\d{2})(?:[:.][0-5]\d(?:\.\d{1,6})?)?)?(?:\s?([ap])\.?\s?m\.?|\s?(?:hrs?|hours)\.?)?$/;
const inARow = /^(\d{1,2})(\d{2})(?:\s?([ap])\.?\s?m\.?|\s?(?:hrs?|hours)\.?)?$/;

const words = {
  a: 'early morning|dawn|morning|kaalai|kalai|subah|savere|raavile|udayam|beligge|அதிகாலை|காலை|सुबह|प्रातः|രാവിലെ|പുലർച്ചെ|പുലര്‍ച്ചെ|ఉదయం|ಬೆಳಿಗ್ಗೆ',
  p: 'evening|afternoon|maalai|malai|vaikunneram|saayantram|sanje|shaam|மாலை|பிற்பகல்|शाम|सायं|വൈകുന്നേരം|വൈകിട്ട്|సాయంత్రం|ಸಂಜೆ',
  day: 'noon|pagal|dopahar|madhiyam|mathiyam|பகல்|மதியம்|दोपहर|दिन|പകൽ|ഉച്ചയ്ക്ക്|ഉച്ച|పగలు|మధ్యాహ్నం|ಹಗಲು|ಮಧ್ಯಾಹ್ನ',
  night: 'midnight|night|iravu|raat|raathri|rathri|இரவு|रात|रात्रि|രാത്രി|రాత్రి|ರಾತ್ರಿ',
} as const;
const parts = (['a', 'p', 'day', 'night'] as const).map((half) => ({
  half,
  // Whole words only.
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:in the |at )?(?:${words[half]})(?![\\p{L}\\p{M}])`, 'iu'),
}));
/** "o'clock", and the time of India, which is the bureau's. */
const clockWord =
  /(?<![\p{L}\p{M}])(?:மணி(?:க்கு)?|mani|बजे|baje|മണി(?:ക്ക്)?|గంటల(?:కు|కి)?|ಗಂಟೆ(?:ಗೆ)?|\(?ist\)?)(?![\p{L}\p{M}])/giu;

/** The first word for a part of the day in a text: a half, or the day or the night, which have hours of both. */
export function partOfDay(text: string): { half: keyof typeof words; word: string } | null {
  for (const { half, pattern } of parts) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return { half, word };
  }
  return null;
}

const longestTime = 60;

const minuteWords =
  '(?:min(?:ute)?s?|nimid?[ae]m|nimisham|நிமிடம்|நிமிஷம்|நிமி|मिनट|മിനിറ്റ്|മിനിട്ട്|నిమిషాలు|నిమిషాలకు|నిమి|ನಿಮಿಷ)\\.?(?![\\p{L}\\p{M}])';
/** "7 mani 12 nimidam", "7-25": hours and minutes without a colon. "7-8" and "10-12" may be a span of hours. */
const inWords = new RegExp(
  `(?<![\\d/.:-])(\\d{1,2})\\s?(?:(?:${clockWord.source}|hrs?\\.?|hours?)\\s?(\\d{1,2})(?:\\s?${minuteWords})|(?:${clockWord.source})\\s?(\\d{2})(?!\\d)|-\\s?(0\\d|1[3-9]|[2-5]\\d)(?![\\d/.:-]))`,
  'iu',
);

/** A text with its time of day written with a colon. */
export const withColon = (text: string): string =>
  toWesternDigits(text).replace(inWords, (_, hour: string, ...minutes: (string | undefined)[]) => {
    const minute = minutes.slice(0, 3).find((one) => one !== undefined) ?? '';
    return `${hour}:${minute.padStart(2, '0')}`;
  });

/** The hours of 24; null if the part of the day has none such. */
function fullHours(hours: number, half: keyof typeof words | undefined): number | null {
  if (hours > 23) return null;
  if (half === undefined) return hours;
  // "18:05 pm" has one meaning, "13:05 am" has none.
  if (hours > 12) return half === 'a' ? null : hours;
  if (hours === 0) return half === 'p' || half === 'day' ? null : hours;
  const isAfter =
    half === 'p' ||
    (half === 'night' && hours >= 6 && hours < 12) ||
    // The day has 12 and 1 to 5 behind noon.
    (half === 'day' && (hours < 6 || hours === 12));
  return (hours % 12) + (isAfter ? 12 : 0);
}

/** The numbers of a time of day and what says its half; null for another text. */
function splitClock(text: string) {
  if (text.length > longestTime) return null;
  const part = partOfDay(text);
  const plain = withColon(text)
    .toLowerCase()
    .replace(part?.word.toLowerCase() ?? '', ' ')
    .replace(clockWord, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, hour, minute, mark] = timeOfDay.exec(plain) ?? inARow.exec(plain) ?? [];
  if (hour === undefined) return null;
  const half = mark === 'a' || mark === 'p' ? mark : part?.half;
  return { hour: Number(hour), minute, half, part, isOf24: /h|^0\d{3}$/.test(plain) };
}

/** Reads a time of day as people write it. Gives "06:05". Without am, pm or a part of the day it is a time of 24 hours. */
export function readTime(typed: string): Reading {
  const clock = splitClock(typed.trim());
  if (clock === null) return { problem: t('fields.time.example') };
  const { hour, minute, half, part } = clock;
  // A number alone may be the morning or the evening; "6 am" is a time.
  if (minute === undefined && half === undefined) return { problem: t('fields.time.hourAlone', { hour }) };
  const hours = fullHours(hour, half);
  // "12.10 am noon" has two meanings.
  const contradicts = part !== null && fullHours(hour, part.half) !== hours;
  if (Number(minute ?? 0) > 59 || hours === null || contradicts)
    return { problem: `${t('fields.time.none')} ${t('fields.time.example')}` };
  return { value: `${String(hours).padStart(2, '0')}:${minute ?? '00'}` };
}

/**
 * What tells the half of the day of a time: its own words, or an hour that only a clock of 24 hours has; `either` if nothing does.
 * Null for no time, and for "6:05 hrs" and "0605", which are so for themselves alone.
 */
export function halfOfTime(typed: string): 'said' | '24 hours' | 'either' | null {
  const clock = 'value' in readTime(typed) ? splitClock(typed.trim()) : null;
  if (clock === null) return null;
  if (clock.half !== undefined) return 'said';
  if (clock.hour === 0 || clock.hour > 12) return '24 hours';
  return clock.isOf24 ? null : 'either';
}

/** "6:05 am" from "06:05", as `readTime` reads it; null for anything else. */
export function writeTime(time: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
