import { perLocale } from '@/lib/per-locale';

const format = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** "Hobby, Income" from several names. */
export const listed = (names: readonly string[]): string => format().format(names);
