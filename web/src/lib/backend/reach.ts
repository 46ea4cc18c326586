import { createStore, useStore } from '@/lib/store';

/** What cannot be reached: what the pages read, the service that renews the session, or the site's own code. */
type Unreachable = 'data' | 'sign-in' | 'site';

/** Whether this browser is offline, or online without reaching the office's server. */
type Reach = 'good' | 'away' | 'offline';

const unreachable = new Set<Unreachable>();

function read(): Reach {
  if (!navigator.onLine) return 'offline';
  return unreachable.size > 0 ? 'away' : 'good';
}

const reach = createStore<Reach>(read(), 'good');
const update = () => {
  reach.set(read());
};
window.addEventListener('online', update);
window.addEventListener('offline', update);

/** Notes that something has been asked for without an answer, or has answered again. */
export function noteReach(what: Unreachable, answered: boolean): void {
  if (answered) unreachable.delete(what);
  else unreachable.add(what);
  update();
}

/** How far this browser reaches at the moment. */
export const useReach = (): Reach => useStore(reach);
