import { getLocale } from '@/texts/language';

/** Names of things in a row: "Asha, Bala and Chitra"; as "unit" with commas only. */
export const listed = (names: readonly string[], type: 'conjunction' | 'unit' = 'unit'): string =>
  new Intl.ListFormat(getLocale(), { type }).format(names);
