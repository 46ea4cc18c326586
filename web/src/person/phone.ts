/**
 * A phone number in international form, "+91 98430 12345", from what a clerk types; null when it is none. Ten digits,
 * with or without 0 or 91 before them, are an Indian number.
 */
export function toInternationalNumber(text: string): string | null {
  const compact = text.replace(/[\s\-().\u00a0/]/g, '').replace(/^00/, '+');
  const indian = /^(?:\+?91|0)?([1-9]\d{9})$/.exec(compact)?.[1];
  if (indian !== undefined) return `+91 ${indian.slice(0, 5)} ${indian.slice(5)}`;
  if (!/^\+\d{8,15}$/.test(compact)) return null;
  // The groups of a foreign number are kept as they were typed.
  const grouped = text
    .replace(/[^\d ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00\s?/, '');
  return `+${grouped}`;
}

/** Whether a number is in the form in which the register holds them: with the country, in groups of digits. */
export function isInternationalNumber(text: string): boolean {
  return /^\+[0-9][0-9 ]{6,18}[0-9]$/.test(text);
}
