import { perLocale } from '@/lib/format';

const oneOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const all = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "Rohini", "Rohini or Ardra", "1, 2 or 4". */
export const either = (names: readonly string[]): string => oneOf().format(names);

/** "Rohini", "Rohini and Ardra", "1, 2 and 4". */
export const allOf = (names: readonly string[]): string => all().format(names);
