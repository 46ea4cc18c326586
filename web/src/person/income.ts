import { incomeChoices } from '@/lib/register.gen';
import { t } from '@/texts/texts';

/** The ends of a band in lakhs of rupees a year; null where it is open. The lower end belongs to the band. */
interface Ends {
  from: number | null;
  to: number | null;
}

/** "Below 2", "2 to 3", "50 and above". */
function endsOf(band: string): Ends {
  const [first = null, second = null] = [...band.matchAll(/\d+/g)].map(([number]) => Number(number));
  return second === null && band.startsWith('Below') ? { from: null, to: first } : { from: first, to: second };
}

/** An income in the reader's language: "₹2–3 lakhs a year". */
export function sayIncome(band: string): string {
  const { from, to } = endsOf(band);
  if (from === null && to === null) return band;
  if (from === null) return t('person-member.income.below', { to: to ?? '' });
  return to === null ? t('person-member.income.from', { from }) : t('person-member.income.between', { from, to });
}

/** The bands that a family may choose as the least: all but the lowest, which is no wish. */
export const leastIncomes = incomeChoices.slice(1);

/** A filter for an income of this band or more: "30 to 50, 50 and above". */
export const incomesFrom = (band: string): string =>
  incomeChoices.slice(incomeChoices.findIndex((each) => each === band)).join(', ');

/** The lowest band of a filter that has all bands above it too; null for another list. */
export function leastIncomeOf(filter: string): string | null {
  return leastIncomes.find((band) => incomesFrom(band) === filter) ?? null;
}

/** The least income of a filter in the reader's language: "₹5 lakhs a year or more". */
export const sayLeastIncome = (band: string): string =>
  t('person-member.income.from', { from: endsOf(band).from ?? '' });

/** The band that holds an income, or all of a range; null if several do. In lakhs a year. */
export function bandOf(least: number, most: number = least): (typeof incomeChoices)[number] | null {
  const holds = (band: string) => {
    const { from, to } = endsOf(band);
    return least >= (from ?? 0) && (to === null || least < to) && (to === null || most <= to);
  };
  return incomeChoices.find(holds) ?? null;
}
