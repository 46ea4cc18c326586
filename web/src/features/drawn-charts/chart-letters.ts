import { chartLanguage, chartLanguages, type ChartLanguage } from '@/astrology/sky/planet-names';
import { keepChoice, readChoice } from '@/lib/kept-choice';

/** The letters that a reader can choose, in English: another script would load its font for the list alone. */
export const letterChoices: readonly { value: ChartLanguage; label: string }[] = [
  { value: 'ta', label: 'Tamil' },
  { value: 'ml', label: 'Malayalam' },
  { value: 'te', label: 'Telugu' },
  { value: 'kn', label: 'Kannada' },
  { value: 'hi', label: 'Devanagari' },
  { value: 'en', label: 'English' },
];

const lettersOf: Readonly<Record<string, ChartLanguage>> = {
  Tamil: 'ta',
  Malayalam: 'ml',
  Telugu: 'te',
  Kannada: 'kn',
  Tulu: 'kn',
  Hindi: 'hi',
  Marathi: 'hi',
  Konkani: 'hi',
};

/** Whose eyes read the charts: the bureau's, or those of a reader with a mother tongue, null where it is not known. */
export type Reader = 'bureau' | { motherTongue: string | null };

const storageKey = 'chart-letters';

/** Parses letters chosen earlier, or chosen now. */
export const readLetters = (value: string | null): ChartLanguage | undefined =>
  chartLanguages.find((language) => language === value);

/** The letters for a reader: those chosen in this browser, else those of the mother tongue, else Latin ones. */
export function lettersFor(reader: Reader): ChartLanguage {
  const own = reader === 'bureau' ? chartLanguage() : (lettersOf[reader.motherTongue ?? ''] ?? 'en');
  return readLetters(readChoice(storageKey)) ?? own;
}

/** Keeps the chosen letters in this browser. */
export function keepLetters(language: ChartLanguage): void {
  keepChoice(storageKey, language);
}
