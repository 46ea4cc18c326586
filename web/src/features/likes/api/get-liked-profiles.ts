import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface LikedProfile {
  id: number;
  likedAt: string;
  /** Null when the profile is not open to the member any more. */
  profile: Tables<'RegisteredUsers'> | null;
}

async function getLikedProfiles(signal: AbortSignal): Promise<LikedProfile[]> {
  const { data, error, status } = await supabase
    .from('likes')
    .select('liked_id, created_at, profile:RegisteredUsers!likes_liked_id_fkey(*)')
    .order('created_at', { ascending: false })
    .order('liked_id', { ascending: false })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  // Row-level security leaves the embedded profile out, which the generated types do not know.
  return data.map(({ liked_id, created_at, profile }: LikeRow) => ({ id: liked_id, likedAt: created_at, profile }));
}

interface LikeRow {
  liked_id: number;
  created_at: string;
  profile: Tables<'RegisteredUsers'> | null;
}

/** The profiles that the member likes, the newest like first. */
export const likedProfilesQueryOptions = () =>
  queryOptions({ queryKey: ['my-likes', 'profiles'], queryFn: ({ signal }) => getLikedProfiles(signal), staleTime: 0 });
