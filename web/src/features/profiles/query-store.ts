import { useMemo, useSyncExternalStore } from 'react';
import { defaultQuery, forVisitors, readFilters, readSort, type ProfileQuery } from '@/features/profiles/filters';
import { usernameOf, type Viewer } from '@/lib/session';

const storageKey = 'find';

interface Stored extends ProfileQuery {
  /** Whose query it is: a username, or null for a visitor's, who may have signed in since. */
  owner: string | null;
}

function readStored(): Stored {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return { ...defaultQuery, owner: null };
    const owner: unknown = Reflect.get(value, 'owner');
    return {
      filters: readFilters(Reflect.get(value, 'filters')),
      sort: readSort(Reflect.get(value, 'sort')),
      owner: typeof owner === 'string' ? owner : null,
    };
  } catch {
    return { ...defaultQuery, owner: null };
  }
}

let current = readStored();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers for this browser session which profiles the viewer wants to see. */
export function setProfileQuery(viewer: Viewer, query: ProfileQuery): void {
  current = { ...query, owner: usernameOf(viewer) };
  sessionStorage.setItem(storageKey, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** Which profiles this viewer wants to see. What another person on the same screen looked for stays theirs. */
export function useProfileQuery(viewer: Viewer): ProfileQuery {
  const stored = useSyncExternalStore(subscribe, () => current);
  const username = usernameOf(viewer);
  return useMemo(() => {
    if (viewer.kind === 'loading') return stored;
    if (stored.owner !== null && stored.owner !== username) return defaultQuery;
    return username === null ? forVisitors(stored) : stored;
  }, [stored, viewer.kind, username]);
}
