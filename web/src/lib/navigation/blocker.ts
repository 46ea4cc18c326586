import { useEffect } from 'react';
import { reloadsItself } from '@/base/load-part';
import { createStore, useStore } from '@/base/store';

// Unsaved input blocks navigation. The states: nothing pending; a navigation pending until the user's answer
// (navigateUnlessBlocked -> cancelNavigation or confirmNavigation). Confirmed, it bypasses the blocker until the arrival.

interface UnsavedInput {
  /** Throws away the draft; null where none is kept. */
  discard: (() => void) | null;
  /** The lost input, as a sentence, where no draft is kept. */
  loss: string | null;
}

/** Of each form on the page, the newest last. */
let unsavedInputs: readonly UnsavedInput[] = [];
let bypassBlocker = false;
const pendingNavigation = createStore<(() => void) | null>(null);
let pendingRemovesDrafts = false;

export const isBlocked = (): boolean => unsavedInputs.length > 0 && !bypassBlocker;

/** Keeps a navigation until the user has been asked about unsaved input. Signing out removes the drafts with the session. */
export function blockNavigation(navigation: () => void, removesDrafts = false): void {
  pendingRemovesDrafts = removesDrafts;
  pendingNavigation.set(navigation);
}

/** Navigates, or keeps the navigation until the user has been asked about unsaved input. */
export function navigateUnlessBlocked(navigation: () => void, removesDrafts = false): void {
  if (isBlocked()) blockNavigation(navigation, removesDrafts);
  else navigation();
}

export const losesDrafts = () => pendingRemovesDrafts;

export function cancelNavigation(): void {
  pendingNavigation.set(null);
}

/** The user leaves; `discard` throws away what was typed. */
export function confirmNavigation({ discard }: { discard: boolean }): void {
  const navigation = pendingNavigation.get();
  if (discard) for (const input of unsavedInputs) input.discard?.();
  pendingNavigation.set(null);
  if (!navigation) return;
  bypassBlocker = true;
  navigation();
}

/** The navigation has arrived: the next one is blocked again. */
export function endBypass(): void {
  bypassBlocker = false;
}

/** The input that leaving loses for good; null where it can be kept as a draft. */
export const lossOnLeaving = (): string | null => unsavedInputs.at(-1)?.loss ?? null;

export const useIsNavigationPending = (): boolean => useStore(pendingNavigation) !== null;

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!reloadsItself()) event.preventDefault();
};

/**
 * While `isUnsaved`, going to another page asks first, and so does the browser before the tab is closed.
 * `discard` throws away the draft, when the user chooses so; it must not change between renders. Where no draft is kept it is
 * null, and `loss` says what leaving loses.
 */
export function useUnsavedInput(isUnsaved: boolean, discard: (() => void) | null, loss: string | null = null): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const own = { discard, loss };
    unsavedInputs = [...unsavedInputs, own];
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      unsavedInputs = unsavedInputs.filter((input) => input !== own);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved, discard, loss]);
}
