import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { cursorAfter, cursorFilter, type Cursor } from '@/features/profiles/cursor';

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
  const { data, error, status } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    // One more than is shown tells whether there is more, without counting.
    .limit(profilesPageSize + 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  const profiles = data.slice(0, profilesPageSize);
  return { profiles, next: data.length > profilesPageSize ? cursorAfter(profiles) : null };
}

/** Visible profiles, newest first, part by part. */
export const profilesQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ['profiles'],
    queryFn: ({ pageParam, signal }) => getProfiles(pageParam, signal),
    initialPageParam: cursorAtStart,
    getNextPageParam: (last) => last.next,
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    // Reading a long list again because the window was left for a moment would be a waste.
    refetchOnWindowFocus: false,
  });

const cursorAtStart: Cursor | null = null;
