import { setupI18n, type Messages } from '@lingui/core';
import { languages, pseudoLanguage, type ShownLanguage } from '@/texts/languages';
import type { Texts } from '@/texts/texts.types';

/** The id of a text: its file, a dot, and what it is. */
export type TextId = keyof Texts;

/** The id of a text without values. */
export type PlainTextId = { [Id in TextId]: Texts[Id] extends null ? Id : never }[TextId];

/** A text with its values, to be said later in the language of that moment. */
export type Said = { [Id in TextId]: { id: Id; values?: Texts[Id] } }[TextId];

const i18n = setupI18n({
  missing: (language, id) => {
    if (process.env.NODE_ENV !== 'production') throw new Error(`The text ${id} is not loaded in ${language}.`);
    return id;
  },
});
let shown: ShownLanguage = 'en';

/** The language of the texts. */
export const getLanguage = (): ShownLanguage => shown;

/** The tag of a language for `Intl`: as spoken in India, with the digits 0 to 9. */
export const localeOf = (language: ShownLanguage): string =>
  `${language === pseudoLanguage ? 'en-IN' : languages[language].tag}-u-nu-latn`;

/** Whether the texts are English. Its names of stars and rasis follow the bureau's setting. */
export const isEnglish = (): boolean => shown === 'en';

/** The tag of the texts' language for `Intl`. */
export const getLocale = (): string => localeOf(shown);

/** Adds compiled texts of a language. */
export function addTexts(language: ShownLanguage, messages: Messages): void {
  i18n.load(language, messages);
}

/** Makes a language that of the texts. */
export function activateTexts(language: ShownLanguage): void {
  shown = language;
  i18n.activate(language, localeOf(language));
}

/**
 * What is said in another language than the page's, such as the language of a family. Its texts are there: useSayIn in
 * say-in.ts.
 */
export function sayIn<Value>(language: ShownLanguage, say: () => Value): Value {
  const own = shown;
  activateTexts(language);
  try {
    return say();
  } finally {
    activateTexts(own);
  }
}

// As lib/format.ts writes a count: "1000", "10,000".
const formats = { number: { useGrouping: 'min2' } } as const;

/**
 * The text in the reader's language. Call it while drawing or answering, never when a module loads: the language may change at any
 * time, and the whole page is then drawn again.
 */
export function t<Id extends TextId>(id: Id, ...[values]: Texts[Id] extends null ? [] : [values: Texts[Id]]): string {
  return i18n._(id, values ?? {}, { formats });
}

/** The text of an id that is put together from what the database says; null if the catalogue does not have it. */
export const tIfKnown = (id: string, values: Readonly<Record<string, string | number>>): string | null =>
  Object.hasOwn(i18n.messages, id) ? i18n._(id, values, { formats }) : null;
