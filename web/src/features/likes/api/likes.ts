import { queryOptions } from '@tanstack/react-query';
import { likeKeys } from '@/features/likes/api/keys';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export interface LikedProfile {
  id: number;
  likedAt: string;
  /** Null when the profile is not open to the member any more. */
  profile: Tables<'RegisteredUsers'> | null;
}

interface LikeRow {
  profile_id: number;
  created_at: string;
  // Row-level security leaves the embedded profile out, which the generated types do not know.
  profile: Tables<'RegisteredUsers'> | null;
}

async function getLikedProfiles(signal: AbortSignal): Promise<LikedProfile[]> {
  const likes: LikeRow[] = await run(
    supabase
      .from('likes')
      .select('profile_id, created_at, profile:RegisteredUsers!likes_profile_id_fkey(*)')
      .order('created_at', { ascending: false })
      .order('profile_id', { ascending: false }),
    signal,
  );
  return likes.map(({ profile_id, created_at, profile }) => ({ id: profile_id, likedAt: created_at, profile }));
}

/** The profiles that the member likes, the newest like first. */
export const likedProfilesQueryOptions = () =>
  queryOptions({ queryKey: likeKeys.profiles(), queryFn: ({ signal }) => getLikedProfiles(signal), staleTime: 0 });

/** Somebody on the shortlist. What is on it may lie on any table: contact details are not asked for. */
export interface ShortlistedProfile extends Pick<
  Tables<'RegisteredUsers'>,
  'id' | 'name' | 'age' | 'location' | 'first_img'
> {
  profile_details: Pick<Tables<'profile_details'>, 'birth_star' | 'height' | 'education' | 'job'> | null;
}

async function getShortlist(signal: AbortSignal): Promise<ShortlistedProfile[]> {
  const likes: { profile: ShortlistedProfile | null }[] = await run(
    supabase
      .from('likes')
      .select(
        'profile:RegisteredUsers!likes_profile_id_fkey(id, name, age, location, first_img, profile_details(birth_star, height, education, job))',
      )
      .order('created_at', { ascending: false })
      .order('profile_id', { ascending: false }),
    signal,
  );
  return likes.map(({ profile }) => profile).filter((profile) => profile !== null);
}

/** The liked profiles that the member can see, as they are printed. What is printed is read again. */
export const shortlistQueryOptions = () =>
  queryOptions({ queryKey: likeKeys.shortlist(), queryFn: ({ signal }) => getShortlist(signal), staleTime: 0 });

async function getMyLikes(signal: AbortSignal): Promise<number[]> {
  const likes = await run(supabase.from('likes').select('profile_id'), signal);
  return likes.map(({ profile_id }) => profile_id);
}

/** The ids of all profiles that the member likes: one query for every heart on the screen. */
export const myLikesQueryOptions = () =>
  queryOptions({ queryKey: likeKeys.ids(), queryFn: ({ signal }) => getMyLikes(signal) });

export const likeProfile = (profileId: number) => run(supabase.rpc('like_profile', { profile_id: profileId }));

/** Takes the member's like back. */
export const unlikeProfile = (profileId: number) => run(supabase.rpc('unlike_profile', { profile_id: profileId }));
