import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface PicturesChoice {
  profileId: number;
  membersOnly: boolean;
}

/** Whether a profile's pictures and chart are for members only: a member's own, or any for the admin. */
export async function setPicturesForMembers({ profileId, membersOnly }: PicturesChoice): Promise<void> {
  const { error, status } = await supabase
    .rpc('set_pictures_for_members', { profile_id: profileId, members_only: membersOnly })
    .retry(false);
  if (error) throw toAppError(error, status);
}
