import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run } from '@/lib/run';

/** The query keys of answers to the notice, apart from those that the first load has. */
export const answerKeys = {
  ofPerson: (profileId: number) => ['consents', profileId] as const,
  offWhatsApp: (profileIds: readonly number[]) => ['off-whatsapp', ...profileIds] as const,
};

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

/** An answer without its place in the register. */
export const answerOfSomebody = consent.pick({
  purpose: true,
  given: true,
  said_by: true,
  said_by_name: true,
  channel: true,
  said_on: true,
});
export type AnswerOfSomebody = z.infer<typeof answerOfSomebody>;

/** A person's answers about each purpose, the newest first: the member's own, or any for the admin. */
export const consentsQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: answerKeys.ofPerson(profileId),
    queryFn: async ({ signal }) =>
      readAs(z.array(consent), await run(supabase.rpc('list_consents', { profile_id: profileId }), signal)),
    staleTime: 0,
  });

/** The answer about contact details that counts, as private.last_consent: a yes by the login undoes nothing that came without it. */
export function sharingAnswer(consents: readonly Consent[]): Consent | undefined {
  const answers = consents.filter(({ purpose }) => purpose === 'sharing');
  const [last] = answers;
  if (last?.given !== true || last.channel !== 'site') return last;
  return answers.find(({ channel }) => channel !== 'site') ?? last;
}

/** The candidate's own answer about the giving of contact details (DPDP Act s.6(1)): not one by the login of the family. */
export function ownSharingAnswer(consents: readonly Consent[]): Consent | undefined {
  const last = sharingAnswer(consents);
  return last?.said_by === 'Self' && last.channel !== 'site' ? last : undefined;
}

/** The same of a person, for the admin; undefined while it is not loaded too. */
export function useOwnSharingAnswer(profileId: number): Consent | undefined {
  const { data } = useQuery(consentsQueryOptions(profileId));
  return data && ownSharingAnswer(data);
}

async function listThose(column: 'off_links' | 'off_whatsapp', profileIds: readonly number[], signal: AbortSignal) {
  if (profileIds.length === 0) return [];
  const rows = await run(
    supabase
      .from('office_details')
      .select('registered_user_id')
      .in('registered_user_id', [...profileIds])
      .eq(column, true),
    signal,
  );
  return rows.map(({ registered_user_id: id }) => id);
}

/** Which of these people are kept off private links, messages and paper. For the admin: nobody else reads a row. */
export const offLinksQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: sharedKeys.offLinks(profileIds),
    queryFn: ({ signal }) => listThose('off_links', profileIds, signal),
    staleTime: 0,
  });

/** Which of these families asked for no WhatsApp. */
export const offWhatsAppQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: answerKeys.offWhatsApp(profileIds),
    queryFn: ({ signal }) => listThose('off_whatsapp', profileIds, signal),
    staleTime: 0,
  });

/** Whether a family asked for no WhatsApp; false while that is not known, and for null. */
export function useNoWhatsApp(profileId: number | null): boolean {
  const off = useQuery({ ...offWhatsAppQueryOptions([profileId ?? 0]), enabled: profileId !== null });
  return off.data !== undefined && off.data.length > 0;
}
