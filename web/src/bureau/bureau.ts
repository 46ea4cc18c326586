import { keepBureau } from '@/base/kept-bureau';
import { builtInBureau, readFirstBureau, type Bureau } from '@/first-load/first-bureau';
import { createStore, useStore } from '@/base/store';

const bureauStore = createStore(readFirstBureau(), builtInBureau);

/** The bureau's own settings are there, or have been changed. */
export function setBureau(bureau: Bureau): void {
  keepBureau(bureau);
  bureauStore.set(bureau);
}

/** The bureau's name and how it is reached. */
export function useBureau(): Bureau {
  return useStore(bureauStore);
}

/** The link that calls a number. */
export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
