import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { cursorAfter, cursorFilter, type Cursor } from '@/lib/cursor';
import type { AskedFilters, AskedQuery } from '@/features/profiles/asked';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const profilesPageSize = 24;
// One request gives no more than a thousand.
const largestPart = 900;

export type Profile = Tables<'RegisteredUsers'>;

/** A part of a list that is asked for: what it comes after, null for the first, and how long it is. */
interface Part<Place> {
  after: Place | null;
  size: number;
}

/** The part after what is loaded: a usual one, or all that was loaded once before. */
function nextPart<Place>(
  after: Place | null,
  pages: readonly { profiles: readonly Profile[] }[],
  usual: number,
  loadedBefore: number,
): Part<Place> | null {
  if (after === null) return null;
  const missing = loadedBefore - pages.reduce((sum, { profiles }) => sum + profiles.length, 0);
  return { after, size: Math.min(Math.max(usual, missing), largestPart) };
}

export interface ProfilesPart {
  profiles: Profile[];
  /** Where the next part starts; null at the end. */
  next: Cursor | null;
}

async function getProfiles({ after, size }: Part<Cursor>, signal: AbortSignal): Promise<ProfilesPart> {
  // `visible` leads the browse indexes, so it is asked for although row-level security would filter anyway.
  let query = supabase.from('RegisteredUsers').select('*').is('visible', true);
  if (after) {
    // The first bound is implied by the second, but it is the one that lets the index seek.
    query = query.lte('created_at', after.time).or(cursorFilter('created_at', after));
  }
  const rows = await run(
    query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      // One more than is shown tells whether there is more, without counting.
      .limit(size + 1),
    signal,
  );
  const profiles = rows.slice(0, size);
  return { profiles, next: rows.length > size ? cursorAfter('created_at', profiles) : null };
}

// Reading a long list again because the window was left for a moment would be a waste.
const longList = { staleTime: 5 * 60_000, gcTime: 30 * 60_000, refetchOnWindowFocus: false } as const;

const firstProfiles: Part<Cursor> = { after: null, size: profilesPageSize };

/**
 * Visible profiles, newest first, part by part.
 * @param loadedBefore how many the list held when it was left: so many come with its second part
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
  /** The ids after which the next part starts; null at the end. */
  next: number[] | null;
}

async function findProfiles(
  { filters, sort }: AskedQuery,
  { after, size }: Part<number[]>,
  signal: AbortSignal,
): Promise<FoundPart> {
  const profiles = await run(
    supabase.rpc('find_profiles', { filters, sort, at_most: size, ...(after && { after }) }),
    signal,
  );
  const last = profiles.slice(-foundPartSize).map(({ id }) => id);
  return { profiles, next: profiles.length < size ? null : last };
}

const firstFound: Part<number[]> = { after: null, size: foundPartSize };

/**
 * The profiles that are asked for, in the order that is asked for, part by part.
 * @param loadedBefore how many the list held when it was left: so many come with its second part
 */
export const matchingProfilesQueryOptions = (query: AskedQuery | null, loadedBefore = 0) =>
  infiniteQueryOptions({
    ...longList,
    queryKey: profileKeys.found(query),
    queryFn: query === null ? skipToken : ({ pageParam, signal }) => findProfiles(query, pageParam, signal),
    initialPageParam: firstFound,
    getNextPageParam: ({ next }, pages) => nextPart(next, pages, foundPartSize, loadedBefore),
  });

/** How many profiles these filters find; 1001 stands for more than 1000. */
export const profileCountQueryOptions = (filters: AskedFilters | null) =>
  queryOptions({
    queryKey: profileKeys.count(filters),
    queryFn: filters === null ? skipToken : ({ signal }) => run(supabase.rpc('count_profiles', { filters }), signal),
    refetchOnWindowFocus: false,
  });
