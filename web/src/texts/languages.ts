/** A language of the site by its code (BCP 47), in the order of the choice. */
export const languages = {
  en: { name: 'English', tag: 'en-IN' },
  ta: { name: 'தமிழ்', tag: 'ta-IN' },
  ml: { name: 'മലയാളം', tag: 'ml-IN' },
  te: { name: 'తెలుగు', tag: 'te-IN' },
  kn: { name: 'ಕನ್ನಡ', tag: 'kn-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN' },
} as const;

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

/** What the texts are in: a language, or the pseudo-language of the tests. */
export type ShownLanguage = Language | typeof pseudoLanguage;
