import { perLocale } from '@/lib/per-locale';

const collator = perLocale((locale) => new Intl.Collator(locale));

/** Compares names for `toSorted`, in the order of the reader's language. */
export const byName = (): ((one: string, other: string) => number) => collator().compare;
