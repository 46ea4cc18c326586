import { queryOptions } from '@tanstack/react-query';
import { likeKeys } from '@/features/likes/api/keys';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

export interface LikedProfile {
  id: number;
  likedAt: string;
  /** Null when the profile is not open to the member any more. */
  profile: Tables<'RegisteredUsers'> | null;
}

interface LikeRow {
  liked_id: number;
  created_at: string;
  // Row-level security leaves the embedded profile out, which the generated types do not know.
  profile: Tables<'RegisteredUsers'> | null;
}

async function getLikedProfiles(signal: AbortSignal): Promise<LikedProfile[]> {
  const likes: LikeRow[] = await run(
    supabase
      .from('likes')
      .select('liked_id, created_at, profile:RegisteredUsers!likes_liked_id_fkey(*)')
      .order('created_at', { ascending: false })
      .order('liked_id', { ascending: false }),
    signal,
  );
  return likes.map(({ liked_id, created_at, profile }) => ({ id: liked_id, likedAt: created_at, profile }));
}

/** The profiles that the member likes, the newest like first. */
export const likedProfilesQueryOptions = () =>
  queryOptions({ queryKey: likeKeys.profiles(), queryFn: ({ signal }) => getLikedProfiles(signal), staleTime: 0 });

async function getMyLikes(signal: AbortSignal): Promise<number[]> {
  const likes = await run(supabase.from('likes').select('liked_id'), signal);
  return likes.map(({ liked_id }) => liked_id);
}

/** The ids of all profiles that the member likes: one query for every heart on the screen. */
export const myLikesQueryOptions = () =>
  queryOptions({ queryKey: likeKeys.ids(), queryFn: ({ signal }) => getMyLikes(signal) });

export const likeProfile = (profileId: number) => run(supabase.rpc('like_profile', { profile_id: profileId }));

/** Takes the member's like back. */
export const unlikeProfile = (profileId: number) => run(supabase.rpc('unlike_profile', { profile_id: profileId }));
