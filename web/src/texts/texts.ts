import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, pseudoLanguage, type ShownLanguage } from '@/texts/languages';
import type { Texts } from '@/texts/texts.types';

/** The id of a text: its file, a dot, and what it is. */
export type TextId = keyof Texts;

/** The id of a text without values. */
export type PlainTextId = { [Id in TextId]: Texts[Id] extends null ? Id : never }[TextId];

/** A text with its values, to be written later, in the language of that moment. */
export type LaterText = { [Id in TextId]: { id: Id; values?: Texts[Id] } }[TextId];

const noText = '…';
let fetchMissing: (() => void) | null = null;

/** Calls back when the page lacks a text, once. */
export function onMissingText(listener: () => void): void {
  fetchMissing = listener;
}

/** Reports a text that the page has not loaded, and goes on: the error is in the console, where tests detect it. */
function reportMissing(id: string): void {
  const error = new Error(`The text ${id} is not loaded in ${getLanguage()}.`);
  queueMicrotask(() => {
    throw error;
  });
  fetchMissing?.();
  fetchMissing = null;
}

const catalogues = new Map<ShownLanguage, I18n>();

function catalogueOf(language: ShownLanguage): I18n {
  const known = catalogues.get(language);
  if (known !== undefined) return known;
  const made = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: {} },
    missing: () => noText,
  });
  catalogues.set(language, made);
  return made;
}

let ofPage: ShownLanguage = 'en';
/** Set while a sentence in another language than the page's is put together. */
let ofSentence: ShownLanguage | null = null;

export const getLanguage = (): ShownLanguage => ofSentence ?? ofPage;

/** The tag of a language for `Intl`: as spoken in India, with the digits 0 to 9. */
export const localeOf = (language: ShownLanguage): string =>
  `${language === pseudoLanguage ? 'en-IN' : languages[language].tag}-u-nu-latn`;

/** Whether the texts are English. Its names of stars and rasis follow the bureau's setting. */
export const isEnglish = (): boolean => getLanguage() === 'en';

/** The tag of the texts' language for `Intl`. */
export const getLocale = (): string => localeOf(getLanguage());

export function addTexts(language: ShownLanguage, messages: Messages): void {
  catalogueOf(language).load(language, messages);
}

export function activateTexts(language: ShownLanguage): void {
  ofPage = language;
}

/** A value that is complete when it is returned: a promise would be continued in the language of the page. */
export type Complete<Value> = Value extends PromiseLike<unknown> ? never : Value;

/**
 * Puts a sentence together in another language than the page's, such as that of a family. The page keeps its own. The texts must
 * be loaded: useSayIn in say-in.ts.
 */
export function sayIn<Value>(language: ShownLanguage, say: () => Complete<Value>): Complete<Value> {
  const outer = ofSentence;
  ofSentence = language;
  try {
    return say();
  } finally {
    ofSentence = outer;
  }
}

// As lib/format.ts writes a count: "1000", "10,000".
const formats = { number: { useGrouping: 'min2' } } as const;

/**
 * The text in the reader's language. Call it while drawing or answering, never when a module loads. The language may change
 * at any time, and the whole page is then drawn again.
 */
export function t<Id extends TextId>(id: Id, ...[values]: Texts[Id] extends null ? [] : [values: Texts[Id]]): string {
  return catalogueWith(id)._(id, values ?? {}, { formats });
}

/** The catalogue with a text: that of the reader's language, else the English one. */
function catalogueWith(id: string): I18n {
  const catalogue = catalogueOf(getLanguage());
  if (Object.hasOwn(catalogue.messages, id)) return catalogue;
  reportMissing(id);
  return catalogueOf('en');
}

/** The text of an id that is put together from what the database says; null if the catalogue does not have it. */
export function tIfKnown(id: string, values: Readonly<Record<string, string | number>>): string | null {
  const catalogue = catalogueOf(getLanguage());
  return Object.hasOwn(catalogue.messages, id) ? catalogue._(id, values, { formats }) : null;
}
