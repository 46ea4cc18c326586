import { languageCodes, type Language } from '@/texts/languages';

/**
 * The languages that a bureau offers by its settings, in the order of the choice; all where nothing is set. English is always
 * among them.
 */
export function offeredLanguages({ languages }: { languages?: unknown }): readonly Language[] {
  const offered: readonly string[] = typeof languages === 'string' ? languages.split(' ') : languageCodes;
  return languageCodes.filter((code) => code === 'en' || offered.includes(code));
}
