import { useSyncExternalStore } from 'react';

const pauseMs = 200;
// A page that stays busy does not delay it for ever.
const longestMs = 2000;

/** Runs the callback once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const soon = () => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestMs });
    else setTimeout(work, pauseMs);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

const subscribe = () => () => undefined;

/**
 * Whether the browser draws, and does not just hydrate the built page. A part that depends on the moment or on this browser
 * waits for it.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
