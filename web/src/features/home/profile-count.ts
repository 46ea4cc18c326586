import { useEffect } from 'react';
import { createStore, useStore } from '@/base/store';
import { whenIdle } from '@/first-load/when-idle';
import { readBackendAddress, visitorHeaders } from '@/lib/env';

/** The number of profiles that a visitor finds; null while it is not known. */
const profileCount = createStore<number | null>(null);
let isRequested = false;

/** Requested by hand, as a visitor, like the bureau's settings: the home page has no other data. */
async function readCount(): Promise<void> {
  const backend = readBackendAddress();
  if (backend === null) return;
  const headers = { ...visitorHeaders(backend), 'content-type': 'application/json' };
  const answer = await fetch(`${backend.url}/rest/v1/rpc/count_profiles`, { method: 'POST', headers, body: '{}' });
  const count: unknown = answer.ok ? await answer.json() : null;
  if (typeof count === 'number') profileCount.set(count);
}

/** Rounds down, so that nobody sees one person come or go; null for a number that would say little for the bureau. */
export function roundCount(count: number): number | null {
  const step = count < 500 ? 50 : 100;
  return count < step ? null : count - (count % step);
}

/** The rounded number of profiles, once the browser has been idle; null until then. */
export function useRoundedCount(): number | null {
  const count = useStore(profileCount);
  useEffect(() => {
    if (isRequested) return;
    isRequested = true;
    // Without an answer the number is left out.
    whenIdle(() => void readCount().catch(() => undefined));
  }, []);
  return count === null ? null : roundCount(count);
}
