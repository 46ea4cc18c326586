import { readTexts } from '../web/src/texts/build/catalogue.ts';
import type { Language } from '../web/src/texts/languages.ts';
import { activateTexts, addTexts } from '../web/src/texts/texts.ts';

/** From here on `t` says the site's texts in a language. */
export function speak(language: Language): void {
  addTexts(language, readTexts(language));
  activateTexts(language);
}
