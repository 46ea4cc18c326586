import { keepBureau } from '@/base/kept-bureau';
import { builtInBureau, bureauIn, readFirstBureau, type Bureau } from '@/first-load/first-bureau';
import { createStore, useStore } from '@/base/store';
import type { ShownLanguage } from '@/texts/languages';
import { getLanguage } from '@/texts/texts';

const bureauStore = createStore(readFirstBureau(), builtInBureau);

/** The bureau's own settings are there, or have been changed. */
export function setBureau(bureau: Bureau): void {
  keepBureau(bureau);
  bureauStore.set(bureau);
}

/** The bureau's name and how it is reached, in the language of the page or in another one. */
export function useBureau(language: ShownLanguage = getLanguage()): Bureau {
  return bureauIn(useStore(bureauStore), language);
}

/** The link that calls a number. */
export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
