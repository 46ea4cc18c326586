import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the browser draws, and does not just take over what was drawn when the site was built: what depends on the moment
 * or on this browser waits for it.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
