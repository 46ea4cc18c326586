import { financialYear, financialYearOf } from '@/features/fees/receipt-number';
import { formatMonthOfYear } from '@/lib/format';
import { t } from '@/texts/texts';

export interface Period {
  /** "2026-11", or "2026-27" for a financial year. */
  value: string;
  label: string;
  from_on: string;
  until_on: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The last financial years, then months, each the newest first. A day of the future is in none of them. */
export function periodsUntil(today: string): readonly Period[] {
  const [year, month] = today.split('-').map(Number);
  const years = [0, 1, 2].map((ago): Period => {
    const first = financialYearOf(today) - ago;
    const name = financialYear(first);
    return {
      value: name,
      label: t('fees.financialYear', { year: name }),
      from_on: `${first}-04-01`,
      until_on: `${first + 1}-03-31`,
    };
  });
  const months = Array.from({ length: 24 }, (_, ago): Period => {
    const count = (year ?? 0) * 12 + (month ?? 1) - 1 - ago;
    const [ofYear, ofMonth] = [Math.floor(count / 12), (count % 12) + 1];
    const name = `${ofYear}-${twoDigits(ofMonth)}`;
    const last = new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();
    return { value: name, label: formatMonthOfYear(name), from_on: `${name}-01`, until_on: `${name}-${last}` };
  });
  return [...years, ...months];
}
