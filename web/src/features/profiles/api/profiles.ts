import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { cursorAfter, cursorFilter, type Cursor } from '@/features/profiles/cursor';
import type { Filters, ProfileQuery } from '@/features/profiles/filters';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

const profilesPageSize = 24;

export type Profile = Tables<'RegisteredUsers'>;

export interface ProfilesPart {
  profiles: Profile[];
  /** Where the next part starts; null at the end. */
  next: Cursor | null;
}

async function getProfiles(cursor: Cursor | null, signal: AbortSignal): Promise<ProfilesPart> {
  // `visible` leads the browse indexes, so it is asked for although row-level security would filter anyway.
  let query = supabase.from('RegisteredUsers').select('*').is('visible', true);
  if (cursor) {
    // The first bound is implied by the second, but it is the one that lets the index seek.
    query = query.lte('created_at', cursor.createdAt).or(cursorFilter(cursor));
  }
  const rows = await run(
    query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      // One more than is shown tells whether there is more, without counting.
      .limit(profilesPageSize + 1),
    signal,
  );
  const profiles = rows.slice(0, profilesPageSize);
  return { profiles, next: rows.length > profilesPageSize ? cursorAfter(profiles) : null };
}

// Reading a long list again because the window was left for a moment would be a waste.
const longList = { staleTime: 5 * 60_000, gcTime: 30 * 60_000, refetchOnWindowFocus: false } as const;

const cursorAtStart = (): Cursor | null => null;

/** Visible profiles, newest first, part by part. */
export const profilesQueryOptions = () =>
  infiniteQueryOptions({
    ...longList,
    queryKey: profileKeys.newest(),
    queryFn: ({ pageParam, signal }) => getProfiles(pageParam, signal),
    initialPageParam: cursorAtStart(),
    getNextPageParam: (last) => last.next,
  });

// The function's own limit.
const foundPartSize = 25;

interface FoundPart {
  profiles: Profile[];
  /** The ids after which the next part starts; null at the end. */
  next: number[] | null;
}

async function findProfiles(
  { filters, sort }: ProfileQuery,
  after: number[] | null,
  signal: AbortSignal,
): Promise<FoundPart> {
  const profiles = await run(supabase.rpc('find_profiles', { filters, sort, ...(after && { after }) }), signal);
  return { profiles, next: profiles.length < foundPartSize ? null : profiles.map(({ id }) => id) };
}

const idsAtStart = (): number[] | null => null;

/** The profiles that are asked for, in the order that is asked for, part by part. */
export const matchingProfilesQueryOptions = (query: ProfileQuery) =>
  infiniteQueryOptions({
    ...longList,
    queryKey: profileKeys.found(query),
    queryFn: ({ pageParam, signal }) => findProfiles(query, pageParam, signal),
    initialPageParam: idsAtStart(),
    getNextPageParam: (last) => last.next,
  });

/** How many profiles these filters find; 1001 stands for more than 1000. */
export const profileCountQueryOptions = (filters: Filters) =>
  queryOptions({
    queryKey: profileKeys.count(filters),
    queryFn: ({ signal }) => run(supabase.rpc('count_profiles', { filters }), signal),
    refetchOnWindowFocus: false,
  });
