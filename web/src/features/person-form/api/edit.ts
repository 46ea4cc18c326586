import { queryOptions } from '@tanstack/react-query';
import { formKeys } from '@/features/person-form/api/keys';
import type { ColumnValues } from '@/features/person-form/column-values';
import type { Tables } from '@/lib/database.types';
import { mostRows, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const timeoutMs = 20_000;

export interface EditableProfile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
  income_details: Tables<'income_details'> | null;
  office_details: Tables<'office_details'> | null;
}

/** Reads a stored profile without contact details; null if it does not exist. */
export const getEditableProfile = (profileId: number, signal?: AbortSignal): Promise<EditableProfile | null> =>
  run(
    supabase
      .from('RegisteredUsers')
      .select('*, profile_version, profile_details(*), income_details(*), office_details(*)')
      .eq('id', profileId)
      .maybeSingle(),
    signal,
  );

/** The profile that a form edits. */
export const editableProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: formKeys.editableProfile(profileId),
    queryFn: ({ signal }) => getEditableProfile(profileId, signal),
    meta: { keep: true },
    // Fetched whenever the form opens; no background refetch disturbs an open form.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export interface ProfileChanges {
  profileId: number;
  /** The profile's version at the time of reading. */
  seenUpdatedAt: string;
  changes: ColumnValues;
}

/**
 * Saves the changed fields of a person and returns the new version.
 * @throws AppError of the kind conflict if another user has changed the profile since it was read
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

/** Audited changes of a profile since a time, oldest first. */
export async function getChangesSince(profileId: number, since: string): Promise<RecordedChange[]> {
  const entries = await run(
    supabase
      .from('audit_log')
      .select('actor_name, happened_at, new_values')
      .eq('registered_user_id', profileId)
      .gt('happened_at', since)
      .order('id')
      .limit(mostRows),
  );
  return entries.map((entry) => ({
    actorName: entry.actor_name,
    happenedAt: entry.happened_at,
    columns: typeof entry.new_values === 'object' && entry.new_values !== null ? Object.keys(entry.new_values) : [],
  }));
}
