import { useMemo, useSyncExternalStore } from 'react';
import {
  forVisitors,
  isForEveryone,
  readFilters,
  readSort,
  startQueryOf,
  withoutVainMatches,
  type ProfileQuery,
} from '@/features/profiles/filters';
import { genderOf, usernameOf, type Viewer } from '@/lib/session';

const storageKey = 'find';

interface Stored {
  /** Null as long as nothing was asked for. */
  query: ProfileQuery | null;
  /** Whose query it is: a username, or null for a visitor's, who may have signed in since. */
  owner: string | null;
  /** How many profiles were loaded: a list that is read again is read as far. */
  loaded: number;
}

const nothing: Stored = { query: null, owner: null, loaded: 0 };

function readStored(): Stored {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return nothing;
    const query: unknown = Reflect.get(value, 'query');
    const owner: unknown = Reflect.get(value, 'owner');
    const loaded: unknown = Reflect.get(value, 'loaded');
    return {
      query:
        typeof query === 'object' && query !== null
          ? { filters: readFilters(Reflect.get(query, 'filters')), sort: readSort(Reflect.get(query, 'sort')) }
          : null,
      owner: typeof owner === 'string' ? owner : null,
      loaded: typeof loaded === 'number' && Number.isSafeInteger(loaded) && loaded > 0 ? loaded : 0,
    };
  } catch {
    return nothing;
  }
}

let current = readStored();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(next: Stored): void {
  current = next;
  sessionStorage.setItem(storageKey, JSON.stringify(current));
}

/** What this viewer asked for; null for nothing. What another person on the same screen looked for stays theirs. */
function askedBy(viewer: Viewer, { query, owner }: Stored): ProfileQuery | null {
  if (query === null || viewer.kind === 'loading') return query;
  const username = usernameOf(viewer);
  if (owner !== username && (owner !== null || isForEveryone(query))) return null;
  return username === null ? forVisitors(query) : query;
}

/** Remembers for this browser session which profiles the viewer wants to see. */
export function setProfileQuery(viewer: Viewer, query: ProfileQuery): void {
  store({ query, owner: usernameOf(viewer), loaded: 0 });
  for (const listener of listeners) listener();
}

/** Which profiles this viewer wants to see. */
export function useProfileQuery(viewer: Viewer): ProfileQuery {
  const stored = useSyncExternalStore(subscribe, () => current);
  return useMemo(() => {
    const gender = genderOf(viewer);
    return withoutVainMatches(askedBy(viewer, stored) ?? startQueryOf(gender), gender);
  }, [stored, viewer]);
}

/** How many profiles of their list this viewer had before them. */
export function countLoaded(viewer: Viewer): number {
  return current.owner === usernameOf(viewer) ? current.loaded : 0;
}

/** Remembers how many profiles of their list the viewer has before them. */
export function noteLoaded(viewer: Viewer, loaded: number): void {
  if (viewer.kind === 'loading' || loaded === countLoaded(viewer)) return;
  // No listener: it concerns the next time that the list is read.
  store({ query: askedBy(viewer, current), owner: usernameOf(viewer), loaded });
}
