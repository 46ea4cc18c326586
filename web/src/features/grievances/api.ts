import { z } from 'zod';
import { sendProven } from '@/bureau/api/enquiry';
import { grievanceSubjects } from '@/lib/register-work.gen';
import { act, listing, opening, question } from '@/lib/rpc';
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
/** The member's own complaints, newest first. */
export const myGrievances = question('read_my_grievances', z.array(myGrievance));

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
/** The complaints without an answer, oldest first, or the closed ones, newest first; without their numbers. */
// Another one may have come since.
export const grievances = listing('list_grievances', grievance, 0);

/** Number and address of a complaint. */
export const grievanceContact = opening(
  'open_grievance_contact',
  'read_grievance_contact',
  z
    .object({
      phone_number: z.string().nullable(),
      email: z.string().nullable(),
      people: z.array(z.object({ id: z.number(), name: z.string() })),
    })
    .nullable(),
);

/** Notes that the sender knows of the arrival. */
export const acknowledgeGrievance = act('acknowledge_grievance');

/** Closes a complaint with its answer, which stays as it is. */
export const answerGrievance = act('answer_grievance');

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

const send = act('send_grievance');

/** Sends the complaint of a visitor, and returns its number. @throws AppError */
export async function sendGrievance(typed: TypedGrievance): Promise<number> {
  const sent = { ...given(typed), language: getLanguage().slice(0, 2) };
  return await sendProven('new', sent.phone_number ?? typed.email, (proven) => send({ ...sent, ...proven }));
}

const add = act('add_grievance');

/** Records a complaint on the telephone or at the counter. */
export const addGrievance = (typed: TypedGrievance) => add(given(typed));

export const sendMyGrievance = act('send_my_grievance');
