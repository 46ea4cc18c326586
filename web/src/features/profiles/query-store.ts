import { useMemo } from 'react';
import {
  forVisitors,
  isForEveryone,
  readFilters,
  readSort,
  startQueryOf,
  dropUnusableMatchFilter,
  type ProfileQuery,
} from '@/features/profiles/filters';
import { tabStorage } from '@/base/browser-storage';
import { readProperty } from '@/base/values';
import { genderOf, usernameOf, type Viewer } from '@/lib/backend/session';
import { createStore, useStore } from '@/base/store';

const storageKey = 'find';

interface QueryState {
  /** Null until the viewer sets a query. */
  query: ProfileQuery | null;
  /** The username of the query's owner; null for a visitor, who may have signed in since. */
  owner: string | null;
}

interface Stored extends QueryState {
  /** Number of profiles loaded: after a reload the list is as long again. */
  loaded: number;
}

const nothing: Stored = { query: null, owner: null, loaded: 0 };

function readStored(): Stored {
  try {
    const value: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? 'null');
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

// The loaded count is kept outside the store: no component shows it, and store changes render the list again.
const { loaded: loadedBefore, ...initial } = readStored();
let countOfLoaded = loadedBefore;
const queryStore = createStore<QueryState>(initial);

function persist(): void {
  const stored: Stored = { ...queryStore.get(), loaded: countOfLoaded };
  tabStorage.setItem(storageKey, JSON.stringify(stored));
}

/** The stored query of this viewer, or null. Queries of other users of this browser stay hidden. */
function queryOf(viewer: Viewer, { query, owner }: QueryState): ProfileQuery | null {
  if (query === null || viewer.kind === 'loading') return query;
  const username = usernameOf(viewer);
  if (owner !== username && (owner !== null || isForEveryone(query))) return null;
  return username === null ? forVisitors(query) : query;
}

/** Stores the viewer's query for this browser session. */
export function setProfileQuery(viewer: Viewer, query: ProfileQuery): void {
  countOfLoaded = 0;
  queryStore.set({ query, owner: usernameOf(viewer) });
  persist();
}

function currentQuery(viewer: Viewer, stored: QueryState): ProfileQuery {
  const gender = genderOf(viewer);
  return dropUnusableMatchFilter(queryOf(viewer, stored) ?? startQueryOf(gender), gender);
}

/** The viewer's current query, outside React. */
export const readProfileQuery = (viewer: Viewer): ProfileQuery => currentQuery(viewer, queryStore.get());

/** The viewer's current query. */
export function useProfileQuery(viewer: Viewer): ProfileQuery {
  const stored = useStore(queryStore);
  return useMemo(() => currentQuery(viewer, stored), [stored, viewer]);
}

/** Number of profiles that this viewer's list had loaded. */
export function loadedCountOf(viewer: Viewer): number {
  return queryStore.get().owner === usernameOf(viewer) ? countOfLoaded : 0;
}

/** Stores how many profiles of the viewer's list are loaded. */
export function setLoadedCount(viewer: Viewer, loaded: number): void {
  if (viewer.kind === 'loading' || loaded === loadedCountOf(viewer)) return;
  countOfLoaded = loaded;
  const owner = usernameOf(viewer);
  const stored = queryStore.get();
  if (stored.owner !== owner) queryStore.set({ query: queryOf(viewer, stored), owner });
  persist();
}
