import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';
import type { ApiFilters, ApiQuery } from '@/features/profiles/api-query';
import { isOfDetails } from '@/features/profiles/filters';
import { supabase } from '@/lib/backend/client';
import { type Card, notForVisitors, visitorColumns } from '@/lib/card-columns';
import { type Cursor, cursorAfter, cursorFilter, mostRows, nextPart, type NextPart, run } from '@/lib/run';

/** Query keys of the list of profiles and of a profile. */
export const profileKeys = {
  newest: () => ['profiles', 'newest'] as const,
  allFound: () => ['profiles', 'found'] as const,
  found: (query: ApiQuery | null) => ['profiles', 'found', query?.filters, query?.sort] as const,
  begun: (filters: ApiFilters) => ['search-begun', filters] as const,
  count: (filters: ApiFilters | null) => ['profiles', 'count', filters] as const,
  one: (profileId: number | null) => ['profile', profileId] as const,
  card: (profileId: number) => ['profile', profileId, 'card'] as const,
  visitorFacts: (profileId: number) => ['profile', profileId, 'visitor-facts'] as const,
  contact: (profileId: number) => ['profile', profileId, 'contact'] as const,
  matchingStars: (ownId: number | null, school: StarSchool | null) => ['matching-stars', ownId, school] as const,
  matchCounts: (ownId: number | null, school: StarSchool | null, language: string) =>
    ['match-counts', ownId, school, language] as const,
  starCode: (profileId: number) => ['star-code', profileId] as const,
  ownStar: (ownId: number | null) => ['own-star', ownId] as const,
  wishes: (profileId: number) => ['wishes', profileId] as const,
  fits: (profileId: number, skipped: number) => ['wishes', profileId, 'fits', skipped] as const,
  matches: (profileId: number, skipped: number, view: object) =>
    ['wishes', profileId, 'matches', skipped, view] as const,
  sideOf: (gender: string) => ['wishes', 'side', gender] as const,
  whatIf: (profileId: number) => ['wishes', profileId, 'what-if'] as const,
  fit: (profileId: number, otherId: number) => ['wishes', profileId, 'fit', otherId] as const,
  savedSearches: () => ['saved-searches'] as const,
  visit: (username: string | null) => ['visit', username] as const,
};

const begunQueryOptions = (filters: ApiFilters) =>
  queryOptions({
    queryKey: profileKeys.begun(filters),
    queryFn: async ({ signal }) => {
      await run(supabase.rpc('begin_search', { filters }), signal);
      return true;
    },
    // The day may change meanwhile.
    staleTime: 60_000,
    meta: { keep: true },
  });

/**
 * Begins a search by details, which is counted, before its first answer.
 * @throws AppError with the refusal too_many_searches_today
 */
export async function beginSearch(client: QueryClient, filters: ApiFilters): Promise<void> {
  if (isOfDetails(filters)) await client.query(begunQueryOptions(filters));
}

const profilesPageSize = 24;
export type Profile = Card;

interface ProfilesPart {
  profiles: Profile[];
  /** Cursor of the next page; null at the end. */
  next: Cursor | null;
}

async function getProfiles({ after, size }: NextPart<Cursor>, signal: AbortSignal): Promise<ProfilesPart> {
  const first = await getOneAnswer({ after, size: Math.min(size, mostRows - 1) }, signal);
  const missing = size - first.profiles.length;
  if (first.next === null || missing <= 0) return first;
  const rest = await getProfiles({ after: first.next, size: missing }, signal);
  return { profiles: [...first.profiles, ...rest.profiles], next: rest.next };
}

/** @param part of fewer rows than one answer has */
async function getOneAnswer({ after, size }: NextPart<Cursor>, signal: AbortSignal): Promise<ProfilesPart> {
  // Row-level security filters anyway, but `visible` is the first column of the browse indexes.
  let query = supabase.from('RegisteredUsers').select(visitorColumns).is('visible', true);
  if (after) {
    // Redundant with the second condition, but only this one is an index condition.
    query = query.lte('created_at', after.time).or(cursorFilter('created_at', after));
  }
  const rows = await run(
    query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      // One extra row reveals a next page, without a count.
      .limit(size + 1),
    signal,
  );
  const profiles = rows.slice(0, size).map((row) => ({ ...row, ...notForVisitors }));
  return { profiles, next: rows.length > size ? cursorAfter('created_at', profiles) : null };
}

// Refetching a long list on window focus would be a waste.
const longList = { staleTime: 5 * 60_000, gcTime: 30 * 60_000, refetchOnWindowFocus: false } as const;

const firstProfiles: NextPart<Cursor> = { after: null, size: profilesPageSize };

/**
 * Infinite query of the visible profiles, newest first.
 * @param loadedBefore length of the list before a reload; the second page restores it
 */
export const profilesQueryOptions = (loadedBefore = 0) =>
  infiniteQueryOptions({
    ...longList,
    queryKey: profileKeys.newest(),
    queryFn: ({ pageParam, signal }) => getProfiles(pageParam, signal),
    initialPageParam: firstProfiles,
    getNextPageParam: ({ next }, pages) => nextPart(next, pages, profilesPageSize, loadedBefore),
  });

const foundPartSize = 25;

interface FoundPart {
  profiles: Profile[];
  /** Cursor of the next page; null at the end. */
  next: number[] | null;
}

async function findProfiles(
  { filters, sort }: ApiQuery,
  { after, size }: NextPart<number[]>,
  signal: AbortSignal,
): Promise<FoundPart> {
  const at_most = Math.min(size, mostRows);
  const profiles = await run(
    supabase.rpc('find_profiles', { filters, sort, at_most, ...(after && { after }) }),
    signal,
  );
  const next = profiles.length < at_most ? null : profiles.slice(-foundPartSize).map(({ id }) => id);
  if (next === null || size <= at_most) return { profiles, next };
  const rest = await findProfiles({ filters, sort }, { after: next, size: size - at_most }, signal);
  return { profiles: [...profiles, ...rest.profiles], next: rest.next };
}

const firstFound: NextPart<number[]> = { after: null, size: foundPartSize };

/**
 * Infinite query of the profiles that match, in the order of the query.
 * @param loadedBefore length of the list before a reload; the second page restores it
 */
export const matchingProfilesQueryOptions = (query: ApiQuery | null, loadedBefore = 0) =>
  infiniteQueryOptions({
    ...longList,
    queryKey: profileKeys.found(query),
    queryFn:
      query === null
        ? skipToken
        : async ({ client, pageParam, signal }) => {
            await beginSearch(client, query.filters);
            return await findProfiles(query, pageParam, signal);
          },
    initialPageParam: firstFound,
    getNextPageParam: ({ next }, pages) => nextPart(next, pages, foundPartSize, loadedBefore),
  });

/** Number of profiles that match the filters; 1001 means more than 1000. */
export const profileCountQueryOptions = (filters: ApiFilters | null) =>
  queryOptions({
    queryKey: profileKeys.count(filters),
    queryFn:
      filters === null
        ? skipToken
        : async ({ client, signal }) => {
            await beginSearch(client, filters);
            return await run(supabase.rpc('count_profiles', { filters }), signal);
          },
    refetchOnWindowFocus: false,
  });

/**
 * Records the member's visit, at most once an hour, and returns the end of their previous visit; null at the first.
 * Profiles are sorted by visits; members never see them.
 */
export const visitQueryOptions = (username: string | null) =>
  queryOptions({
    queryKey: profileKeys.visit(username),
    queryFn:
      username === null ? skipToken : async (): Promise<string | null> => await run(supabase.rpc('note_my_visit')),
    meta: { keep: true },
    staleTime: 60 * 60_000,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
