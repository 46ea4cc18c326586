import { queryOptions } from '@tanstack/react-query';
import { formKeys } from '@/features/person-form/api/keys';
import type { ColumnValues } from '@/features/person-form/fields/person-values';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const timeoutMs = 20_000;

export interface EditableProfile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
}

/** A profile as it is stored now, without its contact details; null when there is none. */
export const getEditableProfile = (profileId: number, signal?: AbortSignal): Promise<EditableProfile | null> =>
  run(supabase.from('RegisteredUsers').select('*, profile_details(*)').eq('id', profileId).maybeSingle(), signal);

/** The profile that a form starts from. */
export const editableProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: formKeys.editableProfile(profileId),
    queryFn: ({ signal }) => getEditableProfile(profileId, signal),
    meta: { keep: true },
    // Each opening of the form starts from what is stored then; a form that is open is not disturbed.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

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
export const saveProfile = ({ profileId, seenUpdatedAt, changes }: ProfileChanges) =>
  run(
    supabase.rpc('save_profile', { profile_id: profileId, seen_updated_at: seenUpdatedAt, changes }),
    AbortSignal.timeout(timeoutMs),
  );

export interface RecordedChange {
  actorName: string;
  happenedAt: string;
  /** The columns that were changed. */
  columns: string[];
}

/** Who has changed what of a profile since a point in time, the oldest first. */
export async function getChangesSince(profileId: number, since: string): Promise<RecordedChange[]> {
  const entries = await run(
    supabase
      .from('audit_log')
      .select('actor_name, happened_at, new_values')
      .eq('registered_user_id', profileId)
      .gt('happened_at', since)
      .order('id')
      .limit(100),
  );
  return entries.map((entry) => ({
    actorName: entry.actor_name,
    happenedAt: entry.happened_at,
    columns: typeof entry.new_values === 'object' && entry.new_values !== null ? Object.keys(entry.new_values) : [],
  }));
}
