import { useSyncExternalStore } from 'react';
import { loadPart } from '@/first-load/load-part';
import { keepChoice, readChoice } from '@/lib/kept-choice';
import { createStore } from '@/lib/store';
import type { TextGroup } from '@/texts/groups';
import { isLanguage, pseudoLanguage, type ShownLanguage } from '@/texts/languages';
import { activateTexts, localeOf } from '@/texts/texts';
import { textFiles } from 'virtual:texts';

const keptKey = 'language';
const store = createStore<ShownLanguage>('en');
/** The groups that the page needs, in any language. */
const needed = new Set<TextGroup>(['visitor']);

/** The language of the page. */
export const getLanguage = store.get;

/** The language of the page; the component draws again when it changes. */
export const useLanguage = (): ShownLanguage => useSyncExternalStore(store.subscribe, store.get, store.get);

/** The tag of the page's language for `Intl`. */
export const getLocale = (): string => localeOf(store.get());

/** What was chosen in this browser; null for nothing. */
export function readChosenLanguage(): ShownLanguage | null {
  const kept = readChoice(keptKey);
  return isLanguage(kept) || kept === pseudoLanguage ? kept : null;
}

/** The language with which the page begins: that of an earlier choice, of the address, or of the browser. */
export function readStartLanguage(): ShownLanguage {
  const ofAddress = /^\/(\w\w)\//.exec(window.location.pathname)?.[1];
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return readChosenLanguage() ?? (isLanguage(ofAddress) ? ofAddress : undefined) ?? ofBrowser ?? 'en';
}

async function show(language: ShownLanguage): Promise<void> {
  const loaded = await Promise.all([...needed].map((group) => loadPart(textFiles[language][group])));
  for (const { default: messages } of loaded) activateTexts(language, messages);
  document.documentElement.lang = language === pseudoLanguage ? language : localeOf(language).replace(/-u-.*/, '');
  store.set(language);
}

/** Loads the texts of the first page. */
export const startTexts = (): Promise<void> => show(readStartLanguage());

/** Shows the page in another language, and keeps the choice. Nothing that was typed is lost. */
export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  await show(language);
  keepChoice(keptKey, language);
}

/** Loads more texts. They are there when the promise is fulfilled. */
export async function needTexts(...more: readonly TextGroup[]): Promise<void> {
  const missing = more.filter((group) => !needed.has(group));
  if (missing.length === 0) return;
  const language = store.get();
  const loaded = await Promise.all(missing.map((group) => loadPart(textFiles[language][group])));
  for (const { default: messages } of loaded) activateTexts(language, messages);
  for (const group of missing) needed.add(group);
  // It was changed in the meantime.
  if (store.get() !== language) await show(store.get());
}
