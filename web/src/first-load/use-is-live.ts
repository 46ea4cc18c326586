import { useSyncExternalStore } from 'react';

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
