import { toWesternDigits, withoutMarks } from '@/lib/indian-digits';

/** No letter or digit stands beside it. */
const [start, end] = [String.raw`(?<![\p{L}\p{N}_])`, String.raw`(?![\p{L}\p{N}_])`];

/** Spans of years, dates, sums of money, heights and percentages: private.without_figures has the same. */
const figures = new RegExp(
  [
    String.raw`(?:19|20)\d{2} ?[-–/] ?(?:19|20)?\d{2}${end}`,
    String.raw`[0-3]?\d[-./][01]?\d[-./](?:19|20)\d{2}${end}`,
    String.raw`\d{1,2}(?:,\d{2})*,\d{3}${end}`,
    String.raw`[3-7] ?['′’] ?\d{1,2}${end}`,
    String.raw`\d{1,3}(?:\.\d{1,2})? ?%`,
  ]
    .map((span) => start + span)
    .join('|'),
  'gu',
);

/**
 * Whether a text for others holds a phone number: seven digits in a row, or ten with something between. The rule of
 * private.holds_contact, which knows more disguises and decides.
 */
export function holdsNumber(text: string): boolean {
  const plain = toWesternDigits(withoutMarks(text.normalize('NFKC'))).toLowerCase();
  const rest = plain.replace(figures, 'x');
  return (
    /\d{7}/.test(plain) ||
    /(?:\d[^\p{L}\p{N}]{0,3}){10}/u.test(rest) ||
    /(?:\d[^\d\s]{1,2}){9}\d/.test(rest) ||
    // Letters in place of some digits.
    [...rest.matchAll(/(?:[\doil|][^\p{L}\p{N}|]{0,3}){10,}/gu)].some(([found]) => /(?:\d\D*){7}/.test(found))
  );
}
