import { useEffect } from 'react';

interface Guard {
  /** Forgets what was typed. */
  discard: () => void;
}

let guard: Guard | null = null;

/** What stands in the way of leaving the page, or null. */
export function currentGuard(): Guard | null {
  return guard;
}

let isPassed = false;

const warnBrowser = (event: BeforeUnloadEvent) => {
  if (!isPassed) event.preventDefault();
};

/** The page is about to load itself again: what was typed is kept as a draft, so the browser need not ask. */
export function passLeaveGuard(): void {
  isPassed = true;
}

/**
 * While `unsaved` is true, going to another page asks first, and so does the browser before the tab is closed.
 * `discard` is called when the reader chooses to throw away what was typed; it must not change between renders.
 */
export function useLeaveGuard(unsaved: boolean, discard: () => void): void {
  useEffect(() => {
    if (!unsaved) return;
    const own = { discard };
    guard = own;
    window.addEventListener('beforeunload', warnBrowser);
    return () => {
      if (guard === own) guard = null;
      window.removeEventListener('beforeunload', warnBrowser);
    };
  }, [unsaved, discard]);
}
