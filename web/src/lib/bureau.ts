import { useSyncExternalStore } from 'react';
import { builtInBureau, keepBureau, readKeptBureau, type Bureau } from '@/lib/kept-bureau';

const listeners = new Set<() => void>();
let current = readKeptBureau();

/** The bureau's own settings are there, or have been changed. */
export function setBureau(bureau: Bureau): void {
  current = bureau;
  keepBureau(bureau);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The bureau's name and how it is reached. */
export function useBureau(): Bureau {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => builtInBureau,
  );
}

/** The link that calls a number. */
export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
