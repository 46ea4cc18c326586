import { getLocale } from '@/texts/language';

/** "Job, Height" of several things, in the reader's language. */
export const listOf = (things: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'unit' }).format(things);
