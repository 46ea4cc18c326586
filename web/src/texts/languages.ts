import languages from './languages.json' with { type: 'json' };

// A new language is a new line there: docs/languages.md.
export { default as languages } from './languages.json' with { type: 'json' };

/** The code of a language (BCP 47). */
export type Language = keyof typeof languages;

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);

/** Every language, in the order of the choice. */
export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage);

/**
 * English with accents and marks, longer than English: a text that stands outside the catalogue, or is cut, is seen at once. For
 * tests only: no choice offers it.
 */
export const pseudoLanguage = 'en-XA';

/** The language of the texts, or the pseudo-language of the tests. */
export type ShownLanguage = Language | typeof pseudoLanguage;
