import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { beginSearch } from '@/features/profiles/api/begin-search';
import { profileKeys } from '@/features/profiles/api/keys';
import { cursorAfter, cursorFilter, mostRows, run, type Cursor } from '@/lib/run';
import type { ApiFilters, ApiQuery } from '@/features/profiles/api-query';
import { nextPart, type Part } from '@/features/profiles/next-part';
import { notForVisitors, visitorColumns, type Card } from '@/lib/card-columns';
import { supabase } from '@/lib/backend/client';

const profilesPageSize = 24;
export type Profile = Card;

export interface ProfilesPart {
  profiles: Profile[];
  /** Cursor of the next page; null at the end. */
  next: Cursor | null;
}

async function getProfiles({ after, size }: Part<Cursor>, signal: AbortSignal): Promise<ProfilesPart> {
  const first = await getOneAnswer({ after, size: Math.min(size, mostRows - 1) }, signal);
  const missing = size - first.profiles.length;
  if (first.next === null || missing <= 0) return first;
  const rest = await getProfiles({ after: first.next, size: missing }, signal);
  return { profiles: [...first.profiles, ...rest.profiles], next: rest.next };
}

/** @param part of fewer rows than one answer has */
async function getOneAnswer({ after, size }: Part<Cursor>, signal: AbortSignal): Promise<ProfilesPart> {
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

const firstProfiles: Part<Cursor> = { after: null, size: profilesPageSize };

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
  { after, size }: Part<number[]>,
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

const firstFound: Part<number[]> = { after: null, size: foundPartSize };

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
