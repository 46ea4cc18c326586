import { useSyncExternalStore } from 'react';
import { loadPart } from '@/base/load-part';
import { createStore } from '@/base/store';
import { pseudoLanguage, type Language, type ShownLanguage } from '@/texts/languages';
import {
  homeAddressOf,
  keepAccountLanguage,
  keepLanguage,
  languageOfAddress,
  readChosenLanguage,
  readStartLanguage,
} from '@/texts/start-language';
import { activateTexts, addTexts, getLanguage, localeOf, onMissingText } from '@/texts/texts';
import { loadTextFile } from 'virtual:texts';

const chosen = createStore<ShownLanguage>('en');
// Counts the changes of the texts.
const changes = createStore(0);
const countChange = () => changes.set(changes.get() + 1);

/** Words of the register in the reader's script: names and places of a card, or the other facts of a profile. */
type WordPart = 'card' | 'details';

// Every language in use has the texts of every part of the site that the page has requested, and the words.
const languagesInUse = new Set<ShownLanguage>();
const parts = new Set(['main']);
const words = new Set<WordPart>();
/** The requested files, by language and part. */
const files = new Map<string, Promise<void>>();

/** The language of the page; the component draws again when it changes. */
export function useLanguage(): ShownLanguage {
  useSyncExternalStore(changes.subscribe, changes.get, changes.get);
  return getLanguage();
}

async function loadOnce(name: string, load: () => Promise<void>): Promise<void> {
  const loading = files.get(name) ?? load();
  files.set(name, loading);
  try {
    await loading;
  } catch (error) {
    files.delete(name);
    throw error;
  }
}

/** The texts of a part; in English where the file of the language fails. Where that fails too, there may be a newer build. */
const fetchTexts = (language: ShownLanguage, part: string) =>
  loadTextFile(language, part)
    .catch(() => loadTextFile('en', part))
    .catch(() => loadPart(() => loadTextFile(language, part)));

const loadTexts = async (language: ShownLanguage, part: string) =>
  await loadOnce(`${language} ${part}`, async () => {
    addTexts(language, (await fetchTexts(language, part)).default);
  });

const loadWords = async (language: ShownLanguage, part: WordPart) =>
  await loadOnce(`${language} words ${part}`, async () => {
    await (await loadPart(() => import('@/texts/words'))).loadWords(language, part);
  });

/** Loads the texts of a language for what the page has requested, and for each later part. The page stays as it is. */
export async function loadLanguage(language: ShownLanguage): Promise<void> {
  languagesInUse.add(language);
  await Promise.all([
    ...[...parts].map((part) => loadTexts(language, part)),
    ...[...words].map((part) => loadWords(language, part)),
  ]);
}

async function show(language: ShownLanguage): Promise<void> {
  await loadLanguage(language);
  activateTexts(language);
  document.documentElement.lang = language === pseudoLanguage ? language : localeOf(language).replace(/-u-.*/, '');
  countChange();
}

async function start(): Promise<void> {
  const language = readStartLanguage();
  // The address names it on the home page only: it stays the language of what is opened from there.
  if (languageOfAddress() === language && readChosenLanguage() === null) keepLanguage(language);
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

/** Loads the texts of a part of the site. They are there when the promise is fulfilled. */
export async function needTexts(part: string): Promise<void> {
  parts.add(part);
  // Until then the language is not known.
  await started;
  await Promise.all([...languagesInUse].map((language) => loadTexts(language, part)));
}

/** The same for words of the register. */
export async function needWords(part: WordPart): Promise<void> {
  words.add(part);
  await started;
  await Promise.all([...languagesInUse].map((language) => loadWords(language, part)));
}

/**
 * The code of a part with its texts: the build puts it around each import of a part that has any (build/texts-plugin.ts).
 * @public
 */
export async function withTexts<Module>(code: Promise<Module>, part: string): Promise<Module> {
  const [module] = await Promise.all([code, needTexts(part)]);
  return module;
}

onMissingText(() => {
  needTexts('all').then(countChange, () => undefined);
});
