import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Profile } from '@/features/profiles/api/get-profiles';
import type { Find } from '@/features/profiles/filters';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

// The function's own limit.
const partSize = 25;

interface FoundPart {
  profiles: Profile[];
  /** The ids after which the next part starts; null at the end. */
  next: number[] | null;
}

async function findProfiles({ filters, sort }: Find, after: number[] | null, signal: AbortSignal): Promise<FoundPart> {
  const { data, error, status } = await supabase
    .rpc('find_profiles', { filters, sort, ...(after && { after }) })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return { profiles: data, next: data.length < partSize ? null : data.map(({ id }) => id) };
}

/** The profiles that are asked for, in the order that is asked for, part by part. */
export const foundProfilesQueryOptions = (find: Find) =>
  infiniteQueryOptions({
    queryKey: ['profiles', 'found', find.filters, find.sort],
    queryFn: ({ pageParam, signal }) => findProfiles(find, pageParam, signal),
    initialPageParam: atStart,
    getNextPageParam: (last) => last.next,
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
  });

const atStart: number[] | null = null;
