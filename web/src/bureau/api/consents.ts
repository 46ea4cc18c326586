import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { answerKeys } from '@/bureau/api/consent-keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run } from '@/lib/run';

export const consent = z.object({
  id: z.number(),
  purpose: z.string(),
  given: z.boolean(),
  notice_version: z.number(),
  notice_language: z.string(),
  /** Null for an answer that came from a file. */
  said_by: z.string().nullable(),
  said_by_name: z.string().nullable(),
  channel: z.string(),
  said_on: z.string(),
  recorded_at: z.string(),
  /** Null where the family answered without the bureau. */
  recorded_by_name: z.string().nullable(),
});
export type Consent = z.infer<typeof consent>;

/** A person's answers about each purpose, the newest first: the member's own, or any for the admin. */
export const consentsQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: answerKeys.ofPerson(profileId),
    queryFn: async ({ signal }) =>
      readAs(z.array(consent), await run(supabase.rpc('list_consents', { profile_id: profileId }), signal)),
    staleTime: 0,
  });

/** Whether the candidate agreed in person, and has not taken it back, that contact details are given (DPDP Act s.6(1)). */
export function hasOwnYes(consents: readonly Consent[]): boolean {
  const last = consents.find(({ purpose }) => purpose === 'sharing');
  return last?.given === true && last.said_by === 'Self';
}
