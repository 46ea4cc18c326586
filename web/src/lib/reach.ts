import { useSyncExternalStore } from 'react';

/** What cannot be reached: what the pages read, the service that renews the session, or the site's own code. */
type Unreachable = 'data' | 'sign-in' | 'site';

/** Whether this browser is offline, or online without reaching the office's server. */
export type Reach = 'good' | 'away' | 'offline';

const unreachable = new Set<Unreachable>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function read(): Reach {
  if (!navigator.onLine) return 'offline';
  return unreachable.size > 0 ? 'away' : 'good';
}

/** Notes that something has been asked for without an answer, or has answered again. */
export function noteReach(what: Unreachable, answered: boolean): void {
  if (answered) unreachable.delete(what);
  else unreachable.add(what);
  for (const listener of listeners) listener();
}

/** How far this browser reaches at the moment. */
export function useReach(): Reach {
  return useSyncExternalStore(subscribe, read, () => 'good');
}
