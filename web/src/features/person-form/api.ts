import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { ColumnValues } from '@/features/person-form/person-values';
import { call, readAnswer } from '@/lib/act';
import { supabase } from '@/lib/backend/client';
import type { Tables } from '@/lib/database.types';
import { type Args, mostRows, readAs, run, runCount, runReading } from '@/lib/run';

/** Name and date of birth are matched only together; numbers in international form. Without the person's own id, where it is known. */
export type DuplicateQuestion = Required<Args<'find_possible_duplicates'>>;

export const formKeys = {
  possibleDuplicates: (question: DuplicateQuestion) => ['possible-duplicates', question] as const,
  usernameFree: (wanted: string) => ['username-free', wanted] as const,
  editableProfile: (profileId: number) => ['editable-profile', profileId] as const,
  latestProposal: (profileId: number) => ['latest-proposal', profileId] as const,
};

const timeoutMs = 20_000;

/** Reserves the id of a new person. Idempotent by request id. Registers nobody, even if its answer is lost. */
export const reserveRegistration = (requestId: string) =>
  runReading(supabase.rpc('reserve_registration', { request_id: requestId }), AbortSignal.timeout(timeoutMs));

/** Registers a person, with a login if given, and returns the id. Idempotent by request id. */
export const registerPerson = (registration: Args<'register_person'>) =>
  run(call('register_person', registration), AbortSignal.timeout(timeoutMs));

/** Whether a profile with this id exists: an earlier request may have succeeded although its response was lost. */
export async function isRegistered(profileId: number): Promise<boolean> {
  const found = await runCount(
    supabase.from('RegisteredUsers').select('id', { count: 'exact', head: true }).eq('id', profileId),
  );
  return found > 0;
}

export const usernameFreeQueryOptions = (wanted: string) =>
  queryOptions({
    queryKey: formKeys.usernameFree(wanted),
    queryFn: ({ signal }) => run(supabase.rpc('is_username_free', { wanted }), signal),
    staleTime: 10_000,
    gcTime: 10_000,
  });

export const duplicates = z.array(z.object({ id: z.number(), name: z.string(), reason: z.string() }));

/** Whether there is anything to ask about. */
export const isAsked = ({ person_name: name, phone, second_phone: second }: DuplicateQuestion) =>
  name !== null || phone !== null || second !== null;

export const possibleDuplicatesQueryOptions = (question: DuplicateQuestion) =>
  queryOptions({
    queryKey: formKeys.possibleDuplicates(question),
    queryFn: async ({ signal }) =>
      readAs(duplicates, await readAnswer(await run(call('find_possible_duplicates', question), signal), signal)),
    enabled: isAsked(question),
    // The query key contains a phone number: do not cache it.
    gcTime: 0,
  });

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

/**
 * Saves the changed fields of a person and returns the new version.
 * @throws AppError of the kind conflict if another user has changed the profile since it was read
 */
export const saveProfile = (saved: Args<'save_profile'>) =>
  run(call('save_profile', saved), AbortSignal.timeout(timeoutMs));

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

const getLatestProposal = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('profile_proposals')
      .select('id, changes, base, status, reason, created_at, decided_at')
      .eq('registered_user_id', profileId)
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
    signal,
  );

export type Proposal = NonNullable<Awaited<ReturnType<typeof getLatestProposal>>>;

/** The member's latest proposal; null if there is none. */
export const latestProposalQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: formKeys.latestProposal(profileId),
    queryFn: ({ signal }) => getLatestProposal(profileId, signal),
  });

/** Sends a proposal for the member's own profile. It replaces an open one. */
export const proposeChanges = (changes: ColumnValues) =>
  run(call('propose_changes', { changes }), AbortSignal.timeout(timeoutMs));

export const withdrawProposal = () => run(supabase.rpc('withdraw_proposal'));
