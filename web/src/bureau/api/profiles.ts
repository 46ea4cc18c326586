import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { sharedKeys } from '@/bureau/api/keys';
import { removeFiles, supabase } from '@/lib/backend/client';
import { readKeptSession } from '@/lib/backend/kept-session';
import { AppError } from '@/lib/errors';
import { coreKeys } from '@/lib/query-client';
import { mostRows, readAs, run } from '@/lib/run';
import type { genders } from '@/person/value-lists';

const getDeletionRequest = (profileId: number, signal: AbortSignal) =>
  run(
    supabase.from('deletion_requests').select('note, asked_at').eq('registered_user_id', profileId).maybeSingle(),
    signal,
  );

/** Whether and when the member asked for the deletion of their profile; null when they did not. */
export const deletionRequestQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.deletionRequest(profileId),
    queryFn: ({ signal }) => getDeletionRequest(profileId, signal),
    staleTime: 0,
  });

export const keeping = z
  .object({
    confirmed_on: z.string().nullable(),
    confirmed_by: z.string().nullable(),
    is_due: z.boolean(),
    is_hidden: z.boolean(),
    kept_on: z.string().nullable(),
    erased_on: z.string().nullable(),
  })
  .nullable();

/** When a profile was last confirmed, and the announced day of its erasure: any for the admin, a member's own. */
export const keepingQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.keeping(profileId),
    queryFn: async ({ signal }) =>
      readAs(keeping, await run(supabase.rpc('read_keeping', { profile_id: profileId }), signal)),
    staleTime: 0,
  });

/** The ticks of this admin's last verification, or null before the first one. */
async function getLastTicks(signal: AbortSignal) {
  const userId = readKeptSession()?.userId;
  if (userId === undefined) return null;
  const [last] = await run(
    supabase
      .from('verification_checks')
      .select('checked_at, person:RegisteredUsers!inner(name, verified_items)')
      .eq('checked_by', userId)
      .order('checked_at', { ascending: false })
      .limit(1),
    signal,
  );
  return last ? { name: last.person.name, items: last.person.verified_items } : null;
}

/** The ticks of the admin's last verification. Stale at once: each verification changes them. */
export const lastTicksQueryOptions = () =>
  queryOptions({ queryKey: sharedKeys.lastTicks(), queryFn: ({ signal }) => getLastTicks(signal), staleTime: 0 });

const timeoutMs = 20_000;

type Answer = (typeof genders)[number];

interface Side {
  profileId: number;
  /** Null takes the answer back. */
  side: Answer | null;
  /** What is stored so far. */
  before?: Answer | null;
}

/** Saves whether a person is a bride or a groom. What somebody else has saved in the meantime stays. @throws AppError */
export async function saveSide({ profileId, side, before = null }: Side): Promise<void> {
  const people = supabase.from('RegisteredUsers').select('profile_version').eq('id', profileId);
  const person = await run((before === null ? people.is('gender', null) : people.eq('gender', before)).maybeSingle());
  if (person === null) return;
  const changes = { gender: side };
  await run(
    supabase.rpc('save_profile', {
      profile_id: profileId,
      seen_updated_at: person.profile_version ?? '',
      changes,
    }),
    AbortSignal.timeout(timeoutMs),
  );
}

/** Gives a person's login a temporary password and signs them out everywhere. */
export const resetPassword = ({ profileId, temporaryPassword }: { profileId: number; temporaryPassword: string }) =>
  run(supabase.rpc('reset_password', { profile_id: profileId, temporary_password: temporaryPassword }));

/** Records the WhatsApp message about a login; returns its time. */
export const recordWhatsAppNotice = (profileId: number) =>
  run(supabase.rpc('record_whatsapp_notice', { profile_id: profileId }));

/** Whether the user has loaded as many pictures today as a day allows: read after a refused one. */
export const pictureLimitQueryOptions = () =>
  queryOptions({
    queryKey: coreKeys.pictureLimit(),
    queryFn: ({ signal }) => run(supabase.rpc('is_picture_limit_reached'), signal),
  });

/** Removes the files that belong to no profile any more: of one person, or of everyone. */
export async function removeUnreferencedFiles(profileId?: number): Promise<void> {
  for (;;) {
    const listing = supabase.rpc('list_unreferenced_files', profileId === undefined ? {} : { profile_id: profileId });
    const files = await run(listing.limit(mostRows));
    let removed = 0;
    for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
      const names = files.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
      removed += await removeFiles(bucket, names);
    }
    // A file that may not be removed is missing in the answer, without an error.
    if (removed < files.length) throw new AppError('unknown', 'Some files were not removed.');
    if (files.length < mostRows) return;
  }
}

/** A profile that families see, for a message about it; null if there is none with this user id. */
export const sharedProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.sharedProfile(profileId),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('RegisteredUsers')
          .select(
            'id, name, own_script_name, age, location, profile_details(birth_star, height, caste, education, job)',
          )
          .eq('id', profileId)
          .eq('visible', true)
          .maybeSingle(),
        signal,
      ),
  });
