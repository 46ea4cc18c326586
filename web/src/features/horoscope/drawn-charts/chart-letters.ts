import { chartLanguage, chartLanguages, pageLetters, type ChartLanguage } from '@/astrology/sky/planet-names';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { t } from '@/texts/texts';

/** The letters that a reader can choose, in the language of the page: another script would load its font for the list alone. */
export const letterChoices = () =>
  (['ta', 'ml', 'te', 'kn', 'hi', 'en'] as const).map((value) => ({
    value,
    label: t(`drawn-charts.letters.${value}`),
  }));

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

/** The reader of the charts: the bureau, or a person with a mother tongue, null where it is not known. */
export type Reader = 'bureau' | { motherTongue: string | null };

const storageKey = 'chart-letters';

/** Parses letters chosen earlier, or chosen now. */
export const readLetters = (value: string | null): ChartLanguage | undefined =>
  chartLanguages.find((language) => language === value);

/** The letters for a reader: the choice in this browser, else those of the page, or where it is English of the mother tongue. */
export function lettersFor(reader: Reader): ChartLanguage {
  const own = reader === 'bureau' ? chartLanguage() : (pageLetters() ?? lettersOf[reader.motherTongue ?? ''] ?? 'en');
  return readLetters(readChoice(storageKey)) ?? own;
}

/** Keeps the chosen letters in this browser. */
export function keepLetters(language: ChartLanguage): void {
  keepChoice(storageKey, language);
}
