/**
 * Parses a typed phone number into international form, "+91 98430 12345"; null if it is invalid. Ten digits, with or
 * without a leading 0 or 91, are an Indian number.
 */
export function toInternationalNumber(text: string): string | null {
  const compact = text.replace(/[\s\-().\u00a0/]/g, '').replace(/^00/, '+');
  const indian = /^(?:\+?91|0)?([1-9]\d{9})$/.exec(compact)?.[1];
  if (indian !== undefined) return `+91 ${indian.slice(0, 5)} ${indian.slice(5)}`;
  if (!/^\+\d{8,15}$/.test(compact)) return null;
  // A foreign number keeps its digit groups as typed.
  const grouped = text
    .replace(/[^\d ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00\s?/, '');
  return `+${grouped}`;
}

/** Whether a number is in the stored form: country code and groups of digits. */
export function isInternationalNumber(text: string): boolean {
  return /^\+[0-9][0-9 ]{6,18}[0-9]$/.test(text);
}
