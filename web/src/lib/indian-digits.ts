/** Writes digits of Indian scripts (௧, १, ൧) as 0 to 9. */
export function toWesternDigits(text: string): string {
  // Each of these scripts has 128 places in Unicode, with its ten digits at the same ones.
  return text.replace(/[\u0966-\u0DFF]/g, (sign) => {
    const digit = (sign.charCodeAt(0) & 0x7f) - 0x66;
    return digit >= 0 && digit <= 9 ? String(digit) : sign;
  });
}

/** Marks of direction and blanks without width, which messengers copy. Joiners stay: they are letters of Indian scripts. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');

/** Numbers and dates as they are typed by hand: digits as 0 to 9, dashes as hyphens, no invisible signs but joiners of letters. */
export const plainSigns = (text: string): string =>
  toWesternDigits(text)
    .replace(/(?<![\p{L}\p{M}])\p{Cf}|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** A word to search for: without invisible marks, with plain hyphens, and a number in digits of any script as 0 to 9. */
export function plainWord(text: string): string {
  const shown = withoutMarks(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
  return /^\p{Nd}+$/u.test(shown) ? toWesternDigits(shown) : shown;
}
