import type { ColumnValues } from '@/features/person-form/fields/person-values';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const patienceMs = 20_000;

export interface ProfileChanges {
  profileId: number;
  /** The profile's updated_at when it was read. */
  seenUpdatedAt: string;
  changes: ColumnValues;
}

/**
 * Writes the changed fields of a person and returns the new updated_at.
 * @throws AppError of the kind conflict when somebody else has changed the profile since it was read.
 */
export async function saveProfile({ profileId, seenUpdatedAt, changes }: ProfileChanges): Promise<string> {
  const { data, error, status } = await supabase
    .rpc('save_profile', { profile_id: profileId, seen_updated_at: seenUpdatedAt, changes })
    .abortSignal(AbortSignal.timeout(patienceMs))
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
