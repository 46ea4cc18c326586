import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import type { Card } from '@/lib/card-columns';
import { mostRows, readAll, run } from '@/lib/run';
import { act } from '@/lib/act';
import { supabase } from '@/lib/backend/client';

interface Like {
  profile_id: number;
  created_at: string;
}

/** The likes after this one, or the first, newest first. */
function newestFirst<Query extends LikesQuery<Query>>(query: Query, last: Like | null): Query {
  const after =
    last === null
      ? query
      : query.or(
          `created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",profile_id.lt.${last.profile_id})`,
        );
  return after.order('created_at', { ascending: false }).order('profile_id', { ascending: false }).limit(mostRows);
}

interface LikesQuery<Self> {
  or: (filters: string) => Self;
  order: (column: 'created_at' | 'profile_id', options: { ascending: boolean }) => Self;
  limit: (count: number) => Self;
}

/** A person on the printed shortlist. Anybody may see the paper, so the query omits contact details. */
export interface ShortlistedProfile extends Pick<
  Card,
  'id' | 'name' | 'own_script_name' | 'age' | 'location' | 'first_img'
> {
  profile_details: Pick<Tables<'profile_details'>, 'birth_star' | 'height' | 'education' | 'job'> | null;
}

async function getShortlist(signal: AbortSignal): Promise<ShortlistedProfile[]> {
  const likes = await readAll<Like & { profile: ShortlistedProfile | null }>((last) =>
    run(
      newestFirst(
        supabase
          .from('likes')
          .select(
            'profile_id, created_at, profile:RegisteredUsers!likes_profile_id_fkey(id, name, own_script_name, age, location, first_img, profile_details(birth_star, height, education, job))',
          ),
        last,
      ),
      signal,
    ),
  );
  return likes.map(({ profile }) => profile).filter((profile) => profile !== null);
}

/** The visible liked profiles, for printing. Always refetched, so that the paper is current. */
export const shortlistQueryOptions = () =>
  queryOptions({ queryKey: ['my-likes', 'shortlist'], queryFn: ({ signal }) => getShortlist(signal), staleTime: 0 });

async function getMyLikes(signal: AbortSignal): Promise<number[]> {
  const likes = await readAll<Like>((last) =>
    run(newestFirst(supabase.from('likes').select('profile_id, created_at'), last), signal),
  );
  return likes.map(({ profile_id }) => profile_id);
}

/** The ids of all liked profiles: one query for all hearts on the screen. */
export const myLikesQueryOptions = () =>
  queryOptions({ queryKey: ['my-likes', 'ids'], queryFn: ({ signal }) => getMyLikes(signal) });

// Not of lib/rpc: the heart stands on pages that load nothing of the forms' library.
export const likeProfile = act('like_profile');
export const unlikeProfile = act('unlike_profile');
