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

/** The details of a profile, with the income where the viewer may read it. */
export type ProfileDetails = Tables<'profile_details'> &
  Partial<Pick<Tables<'income_details'>, 'income' | 'income_shown_to'>>;

/**
 * The details of a profile; null for visitors, and where there are none.
 * @throws AppError with the refusal too_many_profiles_today
 */
export async function readDetails(profileId: number, signal?: AbortSignal): Promise<ProfileDetails | null> {
  if (getUserId() === null) return null;
  await openProfile(profileId, signal);
  const card = await run(
    supabase
      .from('RegisteredUsers')
      .select('profile_details(*), income_details(income, income_shown_to)')
      .eq('id', profileId)
      .maybeSingle(),
    signal,
  );
  return card?.profile_details ? { ...card.profile_details, ...card.income_details } : null;
}
