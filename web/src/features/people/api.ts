import { resetPassword } from '@/bureau/api/profiles';
import { erasedAfterDays } from '@/features/people/person';
import { supabase } from '@/lib/backend/client';
import type { Json } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { enquiryKinds, enquiryStates } from '@/lib/register-work.gen';
import { act, question } from '@/lib/rpc';
import { type Args, mostRows, readAs, type Row, run, runCount } from '@/lib/run';
import { languageCodes } from '@/texts/languages';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

const counted = { count: 'exact', head: true } as const;
const dayMs = 24 * 60 * 60 * 1000;

// What the table and the dashboard show.

export const foundEnquiries = question(
  'find_enquiries',
  z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(enquiryKinds),
      state: z.enum(enquiryStates),
      created_at: z.string(),
    }),
  ),
);
export type FoundEnquiry = z.infer<typeof foundEnquiries.shape>[number];

export const peopleWords = question(
  'read_people_words',
  z.array(
    z.object({
      filter: z.enum(['name', 'age', 'place', 'caste', 'occupation', 'education', 'old_number']),
      value: z.string(),
      typed: z.string(),
    }),
  ),
);

/** The columns of the table that are not part of the card. */
export const detailsOfRows = (ids: readonly number[], signal: AbortSignal) =>
  run(
    supabase
      .from('RegisteredUsers')
      .select(
        `id, profile_details(caste, "father's_name", "mother's_name"), accounts(username, active, must_change_password, notice_sent_at, language)`,
      )
      .in('id', ids),
    signal,
  );

/** A deleted person, to restore; null if nobody with this id is deleted. */
export const deletedPersonQueryOptions = (id: number | null) =>
  queryOptions({
    queryKey: ['deleted-person', id],
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('RegisteredUsers')
          .select('id, name, gender')
          .eq('id', id ?? 0)
          .not('deleted_at', 'is', null)
          .maybeSingle(),
        signal,
      ),
    enabled: id !== null,
  });

/** The number of registered people of any status, without deleted ones. */
export const registeredUsersCountQueryOptions = () =>
  queryOptions({
    queryKey: ['registered-users-count'],
    queryFn: ({ signal }) =>
      runCount(supabase.from('RegisteredUsers').select('id', counted).is('deleted_at', null), signal),
  });

export const dueErasuresCountQueryOptions = () =>
  queryOptions({
    queryKey: ['due-erasures-count'],
    queryFn: ({ signal }) => {
      const dueDay = new Date(Date.now() - erasedAfterDays * dayMs).toISOString();
      return runCount(supabase.from('RegisteredUsers').select('id', counted).lte('deleted_at', dueDay), signal);
    },
  });

/** Recomputes the ages. Returns the number of changed rows. */
export const refreshAges = act('refresh_ages');

async function readFirstSteps(signal: AbortSignal) {
  const [settings, admins, verified] = await Promise.all([
    run(supabase.from('site_settings').select('phone, languages, match_school').single(), signal),
    run(supabase.rpc('list_admins'), signal),
    runCount(supabase.from('RegisteredUsers').select('id', counted).eq('visible', true), signal),
  ]);
  return {
    bureau: settings.phone !== '',
    languages: settings.languages !== languageCodes.join(' '),
    stars: settings.match_school !== 'South',
    // A clerk cannot reset the owner's password.
    admins: admins.filter(({ role, active }) => role === 'owner' && active).length > 1,
    verified: verified > 0,
  };
}

/** The first steps of a new bureau that the database knows to be done. */
export const firstStepsQueryOptions = () =>
  queryOptions({ queryKey: ['first-steps'], queryFn: ({ signal }) => readFirstSteps(signal) });

/** Whether the register holds the demo people of seed/: the newest of them is there. */
export const demoQueryOptions = () =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: async ({ signal }) =>
      (await runCount(
        supabase.from('RegisteredUsers').select('id', counted).eq('id', 1000).eq('created_at', '2026-11-19T12:09:40Z'),
        signal,
      )) > 0,
    staleTime: Infinity,
    meta: { keep: true },
  });

// Who looks after a family.

/** What the office alone knows of a person, such as who looks after the family; null for nothing. */
export const officeFactsQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['office-facts', profileId],
    queryFn: async ({ signal }) =>
      await run(
        supabase
          .from('office_details')
          .select('old_number, handled_by, source, source_name, share_agreed')
          .eq('registered_user_id', profileId)
          .maybeSingle(),
        signal,
      ),
  });

export const colleaguesQueryOptions = () =>
  queryOptions({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) => await run(supabase.rpc('list_colleagues'), signal),
  });

const handle = act('set_handler');
/** Who looks after these families: a username, or null for nobody. */
export const setHandler = ({ profileIds, handler }: { profileIds: readonly number[]; handler: string | null }) =>
  handle({ profile_ids: [...profileIds], ...(handler !== null && { handler }) });

// Statuses and verification.

/** A new status for a profile; with `if_status`, only if that is its current status. */
export interface StatusChange {
  id: number;
  status: string;
  reason?: string | null;
  if_status?: string;
  /** Marks an undo, which sends no notification. */
  undo?: boolean;
}

export const previousStates = z.array(
  z.object({ id: z.number(), status: z.string(), reason: z.string().nullable(), undo: z.boolean() }),
);
export type PreviousState = z.infer<typeof previousStates>[number];

const setStatuses = act('set_profile_statuses');
/** Changes the status of profiles in one transaction. Returns the previous states of the changed ones. */
export const setProfileStatuses = async (changes: readonly StatusChange[]) =>
  readAs(previousStates, await setStatuses({ changes: changes.map((change): Json => ({ ...change })) }));

export const verificationReport = z.object({
  verified: z.array(z.number()),
  left_out: z.array(
    z.object({
      id: z.number(),
      why: z.enum(['gone', 'not waiting', 'changed', 'consent missing', 'side missing', 'nothing stored']),
      /** The checklist items without stored data. */
      items: z.array(z.string()),
    }),
  ),
});
export type VerificationReport = z.infer<typeof verificationReport>;

interface Checked {
  /** People with the version that the admin saw. A newer version is left out. */
  people: readonly { id: number; updated_at: string }[];
  items: readonly string[];
}

const verify = act('verify_profiles');
/** Verifies profiles with one checklist. Returns the verified ids, and the others with a reason. */
export const verifyProfiles = async ({ people, items }: Checked) =>
  readAs(
    verificationReport,
    await verify({
      people: people.map(({ id, updated_at }) => ({ id, seen_updated_at: updated_at })),
      items: [...items],
    }),
  );

// Logins.

/** Creates a login. Its password must be changed at the first sign-in. */
export const createLogin = act('create_login');
export const setAccountActive = act('set_account_active');

const columnsOfAccount = 'username, active, must_change_password, notice_sent_at, language' as const;

const readAccount = (profileId: number, signal?: AbortSignal) =>
  run(supabase.from('accounts').select(columnsOfAccount).eq('registered_user_id', profileId).maybeSingle(), signal);

/**
 * Creates a login again after a lost answer: if the first request was processed, that login gets this password.
 * @throws AppError 'conflict' for a login of another username, or of a member who has chosen a password
 */
export async function createLoginAgain(login: Args<'create_login'>): Promise<void> {
  await createLogin(login).catch(async (cause: unknown) => {
    const error = toAppError(cause);
    if (error.refusal !== 'login_exists') throw error;
    const account = await readAccount(login.profile_id);
    if (account?.username !== login.username || !account.must_change_password) throw error;
    await resetPassword({ profileId: login.profile_id, temporaryPassword: login.temporary_password });
  });
}

export const accountQueryOptions = (profileId: number) =>
  queryOptions({ queryKey: ['account', profileId], queryFn: ({ signal }) => readAccount(profileId, signal) });

export const accountsQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: ['accounts', profileIds],
    queryFn: async ({ signal }) => {
      const parts: number[][] = [];
      for (let start = 0; start < profileIds.length; start += mostRows)
        parts.push(profileIds.slice(start, start + mostRows));
      const accounts = await Promise.all(
        parts.map((ids) =>
          run(
            supabase.from('accounts').select(`registered_user_id, ${columnsOfAccount}`).in('registered_user_id', ids),
            signal,
          ),
        ),
      );
      return accounts.flat();
    },
    // No refetch while the admin works through the list, so that rows stay in place.
    meta: { keep: true },
    staleTime: 0,
    gcTime: 0,
  });

// Deletion, and how long a profile is kept.

export type Deletion = Row<'describe_deletion', 'login'>;

export const deletionQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['deletion', profileId],
    queryFn: ({ signal }): Promise<Deletion> =>
      run(supabase.rpc('describe_deletion', { profile_id: profileId }).single(), signal),
    meta: { keep: true },
    // The decision needs current data.
    staleTime: 0,
    gcTime: 0,
  });

/** Hides a profile at once and erases it later. A `seen_name` that has changed is a conflict. Returns the time of erasure. */
export const deleteProfile = act('delete_profile');
export const restoreProfile = act('restore_profile');

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

const erase = act('erase_profile');
/** Erases a deleted profile permanently; its files are removed separately. Null: the next daily run erases it. */
export const eraseProfile = async (asked: Args<'erase_profile'>) => readAs(receipt.nullable(), await erase(asked));

const eraseDue = act('erase_due_profiles');
export const eraseDueProfiles = async () => readAs(z.array(receipt), await eraseDue({}));

/** Notes that the family says its profile is still right. */
export const confirmProfile = act('confirm_profile');
export const keepLonger = act('keep_longer');
