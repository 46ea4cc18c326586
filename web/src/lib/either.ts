import { perLocale } from '@/lib/per-locale';

const format = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** "Rohini", "Rohini or Ardra", "1, 2 or 4". */
export const either = (names: readonly string[]): string => format().format(names);
