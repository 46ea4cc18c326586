import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { tabStorage } from '@/base/browser-storage';
import { createStore, useStore } from '@/base/store';
import { readProperty } from '@/base/values';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { type ApiFilters, type ApiQuery, matchSchoolOf, toApiFilters, toApiQuery } from '@/features/profiles/api-query';
import { matchingStarsQueryOptions } from '@/features/profiles/api/own-star';
import { matchingProfilesQueryOptions, type Profile, profilesQueryOptions } from '@/features/profiles/api/profiles';
import {
  dropUnusableMatchFilter,
  forVisitors,
  isForEveryone,
  type ProfileQuery,
  readFilters,
  readSort,
  startQueryOf,
} from '@/features/profiles/filters';
import { genderOf, usernameOf, type Viewer } from '@/lib/backend/session';
import type { AppError } from '@/lib/errors';
import { placeReturnedTo } from '@/lib/navigation/history';

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
const readProfileQuery = (viewer: Viewer): ProfileQuery => currentQuery(viewer, queryStore.get());

/** The viewer's current query. */
export function useProfileQuery(viewer: Viewer): ProfileQuery {
  const stored = useStore(queryStore);
  return useMemo(() => currentQuery(viewer, stored), [stored, viewer]);
}

/** Number of profiles that this viewer's list had loaded. */
function loadedCountOf(viewer: Viewer): number {
  return queryStore.get().owner === usernameOf(viewer) ? countOfLoaded : 0;
}

/** Stores how many profiles of the viewer's list are loaded. */
function setLoadedCount(viewer: Viewer, loaded: number): void {
  if (viewer.kind === 'loading' || loaded === loadedCountOf(viewer)) return;
  countOfLoaded = loaded;
  const owner = usernameOf(viewer);
  const stored = queryStore.get();
  if (stored.owner !== owner) queryStore.set({ query: queryOf(viewer, stored), owner });
  persist();
}

interface ApiQueryState {
  /** The query of the list; null until the matching stars that it needs are loaded. */
  list: ApiQuery | null;
  /** The filters of the count; null like the list. */
  filters: ApiFilters | null;
  /** The query needs matching stars, but the viewer's own star is unknown. */
  isStarMissing: boolean;
  failed: boolean;
  retry: () => unknown;
}

/** The API query for the viewer's query. The matching code is loaded on demand. */
export function useApiQuery(query: ProfileQuery, viewer: Viewer): ApiQueryState {
  const school = matchSchoolOf(query);
  const { data, isError, refetch } = useQuery({
    ...matchingStarsQueryOptions(viewer, school ?? null),
    enabled: school !== undefined && viewer.kind !== 'loading',
  });
  const retry = () => refetch();
  if (school === undefined) {
    return { list: query, filters: query.filters, isStarMissing: false, failed: false, retry };
  }
  if (data === undefined) return { list: null, filters: null, isStarMissing: false, failed: isError, retry };
  return {
    list: toApiQuery(query, data),
    filters: toApiFilters(query.filters, data),
    isStarMissing: data === null,
    failed: false,
    retry,
  };
}

interface ProfileList {
  /** The profiles loaded so far; null while there are none to show. */
  profiles: readonly Profile[] | null;
  /** The first load failed. */
  failed: boolean;
  /** The database's reason, if it refused the search. */
  refused: AppError | null;
  retry: () => unknown;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => unknown;
}

// Members are left out of their own list, which only the search API does.
const isWholeFor = (viewer: Viewer, query: ProfileQuery) => viewer.kind !== 'member' && isForEveryone(query);

/** Reads the first part of this viewer's list into the cache; a query by stars waits for its page. */
export async function prefetchProfileList(client: QueryClient, viewer: Viewer): Promise<void> {
  const query = readProfileQuery(viewer);
  if (isWholeFor(viewer, query)) await client.infiniteQuery(profilesQueryOptions());
  else if (matchSchoolOf(query) === undefined) await client.infiniteQuery(matchingProfilesQueryOptions(query));
}

/**
 * The unfiltered list, or the search results if the viewer has set a query. After a reload the list is as long as
 * before.
 */
export function useProfileList(query: ProfileQuery, viewer: Viewer): ProfileList {
  const isKnown = viewer.kind !== 'loading';
  const isWhole = isWholeFor(viewer, query);
  const asked = useApiQuery(query, viewer);
  const before = placeReturnedTo() > 0 ? loadedCountOf(viewer) : 0;
  const all = useInfiniteQuery({ ...profilesQueryOptions(before), enabled: isWhole });
  // The session is still loading: the gender of the last visit predicts the first query.
  const isForeseen = viewer.kind === 'loading' && viewer.gender !== null;
  const found = useInfiniteQuery({
    ...matchingProfilesQueryOptions(asked.list, before),
    enabled: !isWhole && (isKnown || isForeseen),
  });
  const list = isWhole ? all : found;

  // The unfiltered list may differ from this viewer's initial query.
  const pages = isKnown ? list.data?.pages : undefined;
  const profiles = useMemo(() => pages?.flatMap((page) => page.profiles) ?? null, [pages]);
  const count = profiles?.length ?? 0;
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isShort = count > 0 && count < before && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isShort) void fetchNextPage({ cancelRefetch: false });
    else if (count > 0) setLoadedCount(viewer, count);
  }, [isShort, fetchNextPage, viewer, count]);

  return {
    profiles,
    // Loaded profiles stay on screen; only a failed first load shows an error.
    failed: asked.failed || (list.isError && !list.data),
    refused: list.error?.refusal == null ? null : list.error,
    retry: asked.failed ? asked.retry : () => list.refetch(),
    hasMore: hasNextPage,
    loadingMore: list.isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: () => fetchNextPage(),
  };
}

/** Whether this viewer may see a profile's pictures. The server decides; this avoids requests that it would refuse. */
export type Showing = 'shown' | 'withheld' | 'pending';

/** Whether the viewer may see pictures and chart of each profile; a null viewer sees everything. */
export function useShowing(
  viewer: Pick<Viewer, 'kind'> | null,
): (profile: { pictures_for_members: boolean }) => Showing {
  const isVisitor = viewer?.kind === 'visitor';
  const { data, isPending } = useQuery({ ...visitorSettingsQueryOptions(), enabled: isVisitor });
  const areWithheld = data?.seePictures === false;
  return useCallback(
    ({ pictures_for_members }) => {
      if (!isVisitor) return 'shown';
      if (pictures_for_members || areWithheld) return 'withheld';
      return isPending ? 'pending' : 'shown';
    },
    [isVisitor, areWithheld, isPending],
  );
}
