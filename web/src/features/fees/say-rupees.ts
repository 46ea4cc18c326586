import { t } from '@/texts/texts';

const units = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
] as const;

/** "1 lakh 50 thousand rupees" from paise, so that a zero too many is noticed. */
export function sayRupees(paise: number): string {
  const amount = Math.abs(paise);
  const rest = amount % 100;
  let rupees = (amount - rest) / 100;
  const words: string[] = [];
  for (const [unit, size] of units) {
    const count = (rupees - (rupees % size)) / size;
    rupees %= size;
    if (count > 0) words.push(t('fees.unit', { count: String(count), unit }));
  }
  if (rupees > 0 || words.length === 0) words.push(String(rupees));
  const whole = t('fees.rupees', { words: words.join(' ') });
  return rest === 0 ? whole : t('fees.andPaise', { rupees: whole, paise: String(rest) });
}
