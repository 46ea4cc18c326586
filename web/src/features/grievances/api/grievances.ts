import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { sendProven } from '@/bureau/api/enquiry';
import { grievanceKeys } from '@/features/grievances/api/keys';
import { supabase } from '@/lib/backend/client';
import { nextByCount } from '@/lib/next-by-count';
import { grievanceSubjects } from '@/lib/register-work.gen';
import { readAs, run, runReading } from '@/lib/run';
import { toInternationalNumber } from '@/person/phone';
import { getLanguage } from '@/texts/texts';

const subject = z.enum(grievanceSubjects);

const myGrievance = z.object({
  id: z.number(),
  about: subject,
  words: z.string(),
  created_at: z.string(),
  acknowledged_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  answer: z.string().nullable(),
  due_at: z.string(),
});
export type MyGrievance = z.infer<typeof myGrievance>;
export const myGrievances = z.array(myGrievance);

const grievance = myGrievance.extend({
  // Null after the person was erased.
  name: z.string().nullable(),
  words: z.string().nullable(),
  language: z.string().nullable(),
  channel: z.enum(['website', 'member', 'office']),
  acknowledged_by_name: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  erased_at: z.string().nullable(),
  profile_id: z.number().nullable(),
  has_contact: z.boolean(),
  acknowledge_by: z.string(),
  warn_at: z.string(),
});
export type ListedGrievance = z.infer<typeof grievance>;
export const grievancePart = z.object({ count: z.number(), list: z.array(grievance) });

/** The complaints without an answer, oldest first, or the closed ones, newest first; without their numbers. */
export const grievancesQueryOptions = (closed: boolean) =>
  infiniteQueryOptions({
    queryKey: grievanceKeys.list(closed),
    queryFn: async ({ pageParam, signal }) =>
      readAs(grievancePart, await run(supabase.rpc('list_grievances', { closed, skipped: pageParam }), signal)),
    initialPageParam: 0,
    getNextPageParam: nextByCount,
    // Another one may have come since.
    staleTime: 0,
  });

/** The member's own complaints, newest first. */
export const myGrievancesQueryOptions = () =>
  queryOptions({
    queryKey: grievanceKeys.mine(),
    queryFn: async ({ signal }) => readAs(myGrievances, await run(supabase.rpc('read_my_grievances'), signal)),
  });

export const grievanceContact = z.object({
  phone_number: z.string().nullable(),
  email: z.string().nullable(),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
});
type GrievanceContact = z.infer<typeof grievanceContact>;

async function openContact(grievanceId: number): Promise<GrievanceContact | null> {
  await runReading(supabase.rpc('open_grievance_contact', { grievance_id: grievanceId }));
  return readAs(
    grievanceContact.nullable(),
    await runReading(supabase.rpc('read_grievance_contact', { grievance_id: grievanceId })),
  );
}

/** Number and address of a complaint. Not a query: each opening is recorded, and its answer is gone with the page. */
export const contactOpening = () => mutationOptions({ mutationFn: openContact, gcTime: 0, meta: { reads: true } });

/** Notes that the sender knows of the arrival. */
export const acknowledgeGrievance = (id: number) => run(supabase.rpc('acknowledge_grievance', { grievance_id: id }));

/** Closes a complaint with its answer, which stays as it is. */
export const answerGrievance = ({ id, answer }: { id: number; answer: string }) =>
  run(supabase.rpc('answer_grievance', { grievance_id: id, answer }));

/** A complaint as typed; empty fields are not given. */
export interface TypedGrievance {
  about: string;
  name: string;
  phone_number: string;
  email: string;
  words: string;
}

const given = ({ about, name, words, phone_number, email }: TypedGrievance) => ({
  about,
  name,
  words,
  ...(phone_number !== '' && { phone_number: toInternationalNumber(phone_number) ?? phone_number }),
  ...(email !== '' && { email }),
});

/** Sends the complaint of a visitor. @throws AppError */
export async function sendGrievance(typed: TypedGrievance): Promise<void> {
  const sent = { ...given(typed), language: getLanguage().slice(0, 2) };
  await sendProven('new', sent.phone_number ?? typed.email, (proven) =>
    run(supabase.rpc('send_grievance', { ...sent, ...proven })),
  );
}

/** Records a complaint on the telephone or at the counter. */
export const addGrievance = (typed: TypedGrievance) => run(supabase.rpc('add_grievance', given(typed)));

/** Sends the complaint of a member. */
export const sendMyGrievance = (sent: { about: string; words: string }) => run(supabase.rpc('send_my_grievance', sent));
