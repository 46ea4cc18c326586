import { useSyncExternalStore } from 'react';
import { siteIsAway } from '@/base/load-part';
import { createStore, useStore } from '@/base/store';

/** The unreachable part: the data of the pages, or the service that renews the session. */
type Unreachable = 'data' | 'sign-in';

/** Whether this browser is offline, or online without reaching the office's server. */
type Reach = 'good' | 'away' | 'offline';

const unreachable = createStore<readonly Unreachable[]>([]);

/** Notes a request without an answer, or the first answer after it. */
export function noteReach(what: Unreachable, answered: boolean): void {
  const others = unreachable.get().filter((other) => other !== what);
  unreachable.set(answered ? others : [...others, what]);
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** How far this browser reaches at the moment. */
export function useReach(): Reach {
  const isDataAway = useStore(unreachable).length > 0;
  const isCodeAway = useStore(siteIsAway);
  const isOnline = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline) return 'offline';
  return isDataAway || isCodeAway ? 'away' : 'good';
}
