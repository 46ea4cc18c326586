import { useMemo } from 'react';
import {
  forVisitors,
  isForEveryone,
  readFilters,
  readSort,
  startQueryOf,
  withoutVainMatches,
  type ProfileQuery,
} from '@/features/profiles/filters';
import { readProperty } from '@/lib/read-property';
import { genderOf, usernameOf, type Viewer } from '@/lib/backend/session';
import { createStore, useStore } from '@/lib/store';

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
    const query = readProperty(value, 'query');
    const owner = readProperty(value, 'owner');
    const loaded = readProperty(value, 'loaded');
    return {
      query:
        typeof query === 'object' && query !== null
          ? { filters: readFilters(readProperty(query, 'filters')), sort: readSort(readProperty(query, 'sort')) }
          : null,
      owner: typeof owner === 'string' ? owner : null,
      loaded: typeof loaded === 'number' && Number.isSafeInteger(loaded) && loaded > 0 ? loaded : 0,
    };
  } catch {
    return nothing;
  }
}

const queryStore = createStore(readStored());

function keep(next: Stored): void {
  queryStore.set(next);
  sessionStorage.setItem(storageKey, JSON.stringify(next));
}

/** What this viewer asked for; null for nothing. What another person on the same screen looked for stays theirs. */
function askedBy(viewer: Viewer, { query, owner }: Pick<Stored, 'query' | 'owner'>): ProfileQuery | null {
  if (query === null || viewer.kind === 'loading') return query;
  const username = usernameOf(viewer);
  if (owner !== username && (owner !== null || isForEveryone(query))) return null;
  return username === null ? forVisitors(query) : query;
}

/** Remembers for this browser session which profiles the viewer wants to see. */
export function setProfileQuery(viewer: Viewer, query: ProfileQuery): void {
  keep({ query, owner: usernameOf(viewer), loaded: 0 });
}

/** Which profiles this viewer wants to see. */
export function useProfileQuery(viewer: Viewer): ProfileQuery {
  const { query, owner } = useStore(queryStore);
  return useMemo(() => {
    const gender = genderOf(viewer);
    return withoutVainMatches(askedBy(viewer, { query, owner }) ?? startQueryOf(gender), gender);
  }, [query, owner, viewer]);
}

/** How many profiles of their list this viewer had before them. */
export function countLoaded(viewer: Viewer): number {
  const { owner, loaded } = queryStore.get();
  return owner === usernameOf(viewer) ? loaded : 0;
}

/** Remembers how many profiles of their list the viewer has before them. */
export function noteLoaded(viewer: Viewer, loaded: number): void {
  if (viewer.kind === 'loading' || loaded === countLoaded(viewer)) return;
  const stored = queryStore.get();
  const owner = usernameOf(viewer);
  // A query of the viewer's own stays the same object: what is shown does not change.
  keep({ query: stored.owner === owner ? stored.query : askedBy(viewer, stored), owner, loaded });
}
