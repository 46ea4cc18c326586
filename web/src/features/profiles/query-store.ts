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

interface Asked {
  /** Null as long as nothing was asked for. */
  query: ProfileQuery | null;
  /** Whose query it is: a username, or null for a visitor's, who may have signed in since. */
  owner: string | null;
}

interface Stored extends Asked {
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

// No component shows how many are loaded: it is not in the store, whose changes draw the list again.
const { loaded: loadedBefore, ...asked } = readStored();
let countOfLoaded = loadedBefore;
const askedStore = createStore<Asked>(asked);

function keep(): void {
  const stored: Stored = { ...askedStore.get(), loaded: countOfLoaded };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** What this viewer asked for; null for nothing. What another person on the same screen looked for stays theirs. */
function askedBy(viewer: Viewer, { query, owner }: Asked): ProfileQuery | null {
  if (query === null || viewer.kind === 'loading') return query;
  const username = usernameOf(viewer);
  if (owner !== username && (owner !== null || isForEveryone(query))) return null;
  return username === null ? forVisitors(query) : query;
}

/** Remembers for this browser session which profiles the viewer wants to see. */
export function setProfileQuery(viewer: Viewer, query: ProfileQuery): void {
  countOfLoaded = 0;
  askedStore.set({ query, owner: usernameOf(viewer) });
  keep();
}

/** Which profiles this viewer wants to see. */
export function useProfileQuery(viewer: Viewer): ProfileQuery {
  const stored = useStore(askedStore);
  return useMemo(() => {
    const gender = genderOf(viewer);
    return withoutVainMatches(askedBy(viewer, stored) ?? startQueryOf(gender), gender);
  }, [stored, viewer]);
}

/** How many profiles of their list this viewer had before them. */
export function countLoaded(viewer: Viewer): number {
  return askedStore.get().owner === usernameOf(viewer) ? countOfLoaded : 0;
}

/** Remembers how many profiles of their list the viewer has before them. */
export function noteLoaded(viewer: Viewer, loaded: number): void {
  if (viewer.kind === 'loading' || loaded === countLoaded(viewer)) return;
  countOfLoaded = loaded;
  const owner = usernameOf(viewer);
  const stored = askedStore.get();
  if (stored.owner !== owner) askedStore.set({ query: askedBy(viewer, stored), owner });
  keep();
}
