import { z } from 'zod';
import { enquiryKinds, enquiryStates } from '@/lib/register-work.gen';
import { act, listing, opening } from '@/lib/rpc';
import { toInternationalNumber } from '@/person/phone';

export type EnquiryState = (typeof enquiryStates)[number];

const enquiry = z.object({
  id: z.number(),
  kind: z.enum(enquiryKinds),
  name: z.string(),
  relative: z.string().nullable(),
  best_time: z.string().nullable(),
  words: z.string().nullable(),
  language: z.string().nullable(),
  created_at: z.string(),
  state: z.enum(enquiryStates),
  changed_by_name: z.string().nullable(),
  /** Who called last. */
  called_by_name: z.string().nullable(),
  changed_at: z.string().nullable(),
  profile_id: z.number().nullable(),
  profile_name: z.string().nullable(),
  has_number: z.boolean(),
  is_registered: z.boolean(),
  source: z.string(),
  source_name: z.string().nullable(),
});
export type ListedEnquiry = z.infer<typeof enquiry>;

/** The open enquiries, oldest first, or the closed ones, newest first; without their numbers. */
export const enquiries = listing('list_enquiries', enquiry);

const openedNumber = z.object({
  phone_number: z.string(),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type OpenedNumber = z.infer<typeof openedNumber>;

/** The phone number of an enquiry, and who is registered with it; null if it has none. */
export const enquiryNumber = opening('open_enquiry_number', 'read_enquiry_number', openedNumber.nullable());

/** Sets the state of an enquiry that the admin saw in another one. */
export const setEnquiryState = act('set_enquiry_state');

/** Saves how the family of an enquiry came to the bureau. */
export const setEnquirySource = act('set_enquiry_source');

/** An enquiry on the telephone or at the counter. */
export interface AddedEnquiry {
  name: string;
  phone_number: string;
  relative: string;
  best_time: string;
  words: string;
  source: string;
  source_name: string;
}

const add = act('add_enquiry');

/** Records an enquiry for a family. Empty fields are not stored. */
export function addEnquiry({ name, phone_number, source, ...others }: AddedEnquiry): Promise<unknown> {
  const given = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ''));
  const number = toInternationalNumber(phone_number) ?? phone_number;
  return add({ name, phone_number: number, source, ...given });
}
