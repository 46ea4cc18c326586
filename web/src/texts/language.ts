import { useSyncExternalStore } from 'react';
import { loadPart } from '@/base/load-part';
import { createStore } from '@/base/store';
import type { TextGroup } from '@/texts/groups';
import { pseudoLanguage, type Language, type ShownLanguage } from '@/texts/languages';
import {
  homeAddressOf,
  keepAccountLanguage,
  keepLanguage,
  languageOfAddress,
  readChosenLanguage,
  readStartLanguage,
} from '@/texts/start-language';
import { activateTexts, addTexts, getLanguage, localeOf } from '@/texts/texts';
import { textFiles } from 'virtual:texts';

const chosen = createStore<ShownLanguage>('en');
// Counts the changes of the language.
const changes = createStore(0);
/** The groups that the page needs, in any language. */
const needed = new Set<TextGroup>(['first']);

/** The language of the page; the component draws again when it changes. */
export const useLanguage = (): ShownLanguage => useSyncExternalStore(changes.subscribe, getLanguage, getLanguage);

/** Loads texts of a language. The page stays as it is. */
export async function loadTexts(language: ShownLanguage, groups: Iterable<TextGroup>): Promise<void> {
  const all = [...groups];
  const [loaded] = await Promise.all([
    Promise.all(all.map((group) => loadPart(textFiles[language][group]))),
    // The home page shows no words of the register.
    all.some((group) => group !== 'first') &&
      loadPart(() => import('@/texts/words')).then(({ loadWords }) => loadWords(language, all)),
  ]);
  for (const { default: messages } of loaded) addTexts(language, messages);
}

async function show(language: ShownLanguage): Promise<void> {
  await loadTexts(language, needed);
  activateTexts(language);
  document.documentElement.lang = language === pseudoLanguage ? language : localeOf(language).replace(/-u-.*/, '');
  changes.set(changes.get() + 1);
}

async function start(): Promise<void> {
  const language = readStartLanguage();
  // The address names it on the home page only: it stays the language of what is opened from there.
  if (languageOfAddress() === language) keepLanguage(language);
  await show(language);
}

let started: Promise<void> = Promise.resolve();

/** Loads the texts of the first page. */
export function startTexts(): Promise<void> {
  started = start();
  return started;
}

/** Shows the page in another language, and keeps the choice. Nothing that was typed is lost. */
export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  await show(language);
  keepLanguage(language);
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', homeAddressOf(language) + search + hash);
  chosen.set(language);
}

/** Calls back with each language that is chosen for the page. */
export function onLanguageChosen(listener: (language: ShownLanguage) => void): void {
  chosen.subscribe(() => {
    listener(chosen.get());
  });
}

/** Shows the page in the language of the account, unless another was chosen in this browser. */
export async function showAccountLanguage(language: Language | null): Promise<void> {
  keepAccountLanguage(language);
  if (language !== null && readChosenLanguage() === null && language !== getLanguage()) await show(language);
}

/** Loads more texts. They are there when the promise is fulfilled. */
export async function needTexts(...groups: readonly TextGroup[]): Promise<void> {
  // Until then the language is not known.
  await started;
  const language = getLanguage();
  await loadTexts(
    language,
    groups.filter((group) => !needed.has(group)),
  );
  for (const group of groups) needed.add(group);
  // It was changed in the meantime.
  if (getLanguage() !== language) await loadTexts(getLanguage(), groups);
}
