import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { ColumnValues } from '@/features/person-form/person-values';
import { readAnswer } from '@/lib/act';
import { supabase } from '@/lib/backend/client';
import type { Tables } from '@/lib/database.types';
import { mostRows, readAs, run, runCount, runReading } from '@/lib/run';
import type { TypedConsents } from '@/person/typed-consents';
import type { TypedWishes } from '@/person/typed-wishes';

export interface DuplicateQuestion {
  /** Name and date of birth are matched only together. */
  named: { name: string; dateOfBirth: string } | null;
  /** In international form. */
  phone: string | null;
  secondPhone: string | null;
  /** The person's own id, where it is known. */
  exceptId: number | null;
}

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

export interface Registration {
  requestId: string;
  person: ColumnValues;
  login: { username: string; temporaryPassword: string } | null;
  /** Lines of a biodata that belong to no field; empty for none. */
  furtherLines: string;
  wishes: TypedWishes;
  /** The enquiry that becomes this person. */
  enquiryId: number | null;
  /** Somebody of the same household. */
  householdOf: number | null;
  /** What the family says to the notice; null if the bureau does not ask. */
  consents: (Omit<TypedConsents, 'answers'> & { answers: Record<string, boolean> }) | null;
  /** The picture comes later. */
  withoutPicture: boolean;
}

/** Registers a person, with a login if given, and returns the id. Idempotent by request id. */
export const registerPerson = ({
  requestId,
  person,
  login,
  furtherLines,
  wishes,
  enquiryId,
  householdOf,
  consents,
  withoutPicture,
}: Registration) =>
  run(
    supabase.rpc('register_person', {
      request_id: requestId,
      person,
      ...(login && { username: login.username, temporary_password: login.temporaryPassword }),
      ...(furtherLines !== '' && { further_lines: furtherLines }),
      wishes,
      ...(enquiryId !== null && { enquiry_id: enquiryId }),
      ...(householdOf !== null && { household_of: householdOf }),
      ...(consents !== null && { consents }),
      ...(withoutPicture && { without_picture: true }),
    }),
    AbortSignal.timeout(timeoutMs),
  );

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

async function findPossibleDuplicates({ named, phone, secondPhone, exceptId }: DuplicateQuestion, signal: AbortSignal) {
  const answerId = await run(
    supabase.rpc('find_possible_duplicates', {
      ...(named !== null && { person_name: named.name, birth_date: named.dateOfBirth }),
      ...(phone !== null && { phone }),
      ...(secondPhone !== null && { second_phone: secondPhone }),
      ...(exceptId !== null && { except_id: exceptId }),
    }),
    signal,
  );
  return readAs(duplicates, await readAnswer(answerId, signal));
}

/** Whether there is anything to ask about. */
export const isAsked = ({ named, phone, secondPhone }: DuplicateQuestion) =>
  named !== null || phone !== null || secondPhone !== null;

export const possibleDuplicatesQueryOptions = (question: DuplicateQuestion) =>
  queryOptions({
    queryKey: formKeys.possibleDuplicates(question),
    queryFn: ({ signal }) => findPossibleDuplicates(question, signal),
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
export async function proposeChanges(changes: ColumnValues): Promise<void> {
  await run(supabase.rpc('propose_changes', { changes }), AbortSignal.timeout(timeoutMs));
}

export const withdrawProposal = () => run(supabase.rpc('withdraw_proposal'));
