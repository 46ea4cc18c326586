// Money is whole paise, a hundredth of a rupee: no amount is ever a fraction.
import { toWesternDigits } from '@/lib/indian-digits';

/** Ten crore rupees, as in the database. */
const mostPaise = 10_000_000_000;

/**
 * The paise of an amount in rupees as people in India type it: "1,50,000", "3000.50", "₹ 3,000/-". Null for anything else, and for
 * more than ten crore.
 */
export function parseRupees(text: string): number | null {
  const typed = toWesternDigits(text)
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '');
  const [, rupees, paise = ''] =
    /^(\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (rupees === undefined) return null;
  // The digits side by side: nothing is multiplied, so nothing is rounded.
  const amount = Number(rupees.replaceAll(',', '') + paise.padEnd(2, '0'));
  return amount <= mostPaise ? amount : null;
}

/** The whole rupees and the two digits of paise of an amount without its sign. */
function digitsOf(paise: number): [rupees: string, paise: string] {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return [digits.slice(0, -2), digits.slice(-2)];
}

/** "₹1,50,000", "₹3,000.50", "−₹500". */
export function formatRupees(paise: number): string {
  const [rupees, rest] = digitsOf(paise);
  const grouped = rupees.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  return `${paise < 0 ? '−' : ''}₹${grouped}${rest === '00' ? '' : `.${rest}`}`;
}

/** "3000.50", for other programs. */
export function writeRupees(paise: number): string {
  const [rupees, rest] = digitsOf(paise);
  return `${paise < 0 ? '-' : ''}${rupees}.${rest}`;
}
