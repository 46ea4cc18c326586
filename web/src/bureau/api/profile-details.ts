import { getUserId, getViewer, ownProfileId } from '@/lib/backend/session';
import { supabase } from '@/lib/backend/client';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';

/** A member opens a profile before they read it, which is counted. The admin and its owner just read it. */
function mustOpen(profileId: number): boolean {
  const viewer = getViewer();
  return viewer.kind !== 'admin' && ownProfileId(viewer) !== profileId;
}

/**
 * Opens a profile for a member, so that its details can be read today.
 * @throws AppError with the refusal too_many_profiles_today
 */
export async function openProfile(profileId: number, signal?: AbortSignal): Promise<void> {
  if (mustOpen(profileId)) await run(supabase.rpc('open_profile', { profile_id: profileId }), signal);
}

/**
 * The details of a profile; null for visitors, and where there are none.
 * @throws AppError with the refusal too_many_profiles_today
 */
export async function readDetails(profileId: number, signal?: AbortSignal): Promise<Tables<'profile_details'> | null> {
  if (getUserId() === null) return null;
  await openProfile(profileId, signal);
  return await run(
    supabase.from('profile_details').select('*').eq('registered_user_id', profileId).maybeSingle(),
    signal,
  );
}
