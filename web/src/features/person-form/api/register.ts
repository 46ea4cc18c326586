import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { formKeys, type DuplicateQuestion } from '@/features/person-form/api/keys';
import type { TypedConsents } from '@/person/typed-consents';
import type { TypedWishes } from '@/person/typed-wishes';
import type { ColumnValues } from '@/features/person-form/column-values';
import { readAnswer } from '@/lib/act';
import { readAs, run, runCount, runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

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

/** Whether a username is free. */
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

/** Possible duplicates of a person. */
export const possibleDuplicatesQueryOptions = (question: DuplicateQuestion) =>
  queryOptions({
    queryKey: formKeys.possibleDuplicates(question),
    queryFn: ({ signal }) => findPossibleDuplicates(question, signal),
    enabled: isAsked(question),
    // The query key contains a phone number: do not cache it.
    gcTime: 0,
  });
