import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { adminKeys } from '@/features/admin/api/keys';
import { readAs, run, type Row } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export type Deletion = Row<'describe_deletion', 'login'>;

/** A preview of the data that a deletion removes. */
export const deletionQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: adminKeys.deletion(profileId),
    queryFn: ({ signal }): Promise<Deletion> =>
      run(supabase.rpc('describe_deletion', { profile_id: profileId }).single(), signal),
    meta: { keep: true },
    // The decision needs current data.
    staleTime: 0,
    gcTime: 0,
  });

/** Hides a profile at once and erases it later. A `name` that has changed is a conflict. Returns the time of erasure. */
export const deleteProfile = ({ profileId, name }: { profileId: number; name: string }) =>
  run(supabase.rpc('delete_profile', { profile_id: profileId, seen_name: name }));

/** Undoes a deletion. Returns the restored status. */
export const restoreProfile = (profileId: number) => run(supabase.rpc('restore_profile', { profile_id: profileId }));

export const receipt = z.object({
  profile_id: z.number(),
  erased_at: z.string(),
  /** Erased rows and files; the login counts by itself. */
  rows: z.number(),
  files: z.number(),
  had_login: z.boolean(),
  /** Kept: entries of the audit log without values, and, without the person, rows, and purchases with their payments. */
  kept_entries: z.number(),
  kept_rows: z.number(),
  kept_fees: z.number(),
});
export type Receipt = z.infer<typeof receipt>;

/** Erases a deleted profile permanently; its files are removed separately. Null: the next daily run erases it. */
export const eraseProfile = async ({ profileId, typedName }: { profileId: number; typedName: string }) =>
  readAs(
    receipt.nullable(),
    await run(supabase.rpc('erase_profile', { profile_id: profileId, typed_name: typedName })),
  );

/** Erases every deleted profile that is due. */
export const eraseDueProfiles = async () => readAs(z.array(receipt), await run(supabase.rpc('erase_due_profiles')));
