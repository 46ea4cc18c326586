import { readKeptBureau } from '@/base/kept-bureau';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { offeredLanguages } from '@/texts/offered-languages';
import { isLanguage, pseudoLanguage, type Language, type ShownLanguage } from '@/texts/languages';

const keptKey = 'language';

/** The choice in this browser; null for none. */
export function readChosenLanguage(): ShownLanguage | null {
  const kept = readChoice(keptKey);
  return isLanguage(kept) || kept === pseudoLanguage ? kept : null;
}

export function keepLanguage(language: ShownLanguage): void {
  keepChoice(keptKey, language);
}

const accountKey = 'account-language';

/** Keeps the language of the account while it is signed in: the next page begins with it. Null for none. */
export function keepAccountLanguage(language: Language | null): void {
  keepChoice(accountKey, language);
}

function readAccountLanguage(): Language | null {
  const kept = readChoice(accountKey);
  return isLanguage(kept) ? kept : null;
}

export const homeAddressOf = (language: ShownLanguage): string =>
  language === 'en' || language === pseudoLanguage ? '/' : `/${language}/`;

/** The language that the address names, for search engines and for links: "ta" for /ta/. */
export function languageOfAddress(): Language | undefined {
  const code = /^\/(\w\w)\/$/.exec(window.location.pathname)?.[1];
  return isLanguage(code) ? code : undefined;
}

/**
 * The language with which the page begins: that of the address, as of a link in a message, of a choice, of the account, or of the
 * browser if offered.
 */
export function readStartLanguage(): ShownLanguage {
  const offered = offeredLanguages(readKeptBureau());
  const ofBrowser = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .filter(isLanguage)
    .find((code) => offered.includes(code));
  return languageOfAddress() ?? readChosenLanguage() ?? readAccountLanguage() ?? ofBrowser ?? 'en';
}
