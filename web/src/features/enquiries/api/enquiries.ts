import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { enquiryKeys } from '@/features/enquiries/api/keys';
import { supabase } from '@/lib/backend/client';
import { nextByCount } from '@/lib/next-by-count';
import { enquiryKinds, enquiryStates } from '@/lib/register-work.gen';
import { readAs, run, runReading } from '@/lib/run';
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
  changed_at: z.string().nullable(),
  profile_id: z.number().nullable(),
  profile_name: z.string().nullable(),
  has_number: z.boolean(),
  is_registered: z.boolean(),
  source: z.string(),
  source_name: z.string().nullable(),
});
export type ListedEnquiry = z.infer<typeof enquiry>;

export const enquiryPart = z.object({ count: z.number(), list: z.array(enquiry) });

/** The open enquiries, oldest first, or the closed ones, newest first; without their numbers. */
export const enquiriesQueryOptions = (closed: boolean) =>
  infiniteQueryOptions({
    queryKey: enquiryKeys.list(closed),
    queryFn: async ({ pageParam, signal }) =>
      readAs(enquiryPart, await run(supabase.rpc('list_enquiries', { closed, skipped: pageParam }), signal)),
    initialPageParam: 0,
    getNextPageParam: nextByCount,
  });

export const openedNumber = z.object({
  phone_number: z.string(),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type OpenedNumber = z.infer<typeof openedNumber>;

/** The phone number of an enquiry, and who is registered with it. The database records each opening. Null if it has none. */
async function openNumber(enquiryId: number): Promise<OpenedNumber | null> {
  await runReading(supabase.rpc('open_enquiry_number', { enquiry_id: enquiryId }));
  return readAs(
    openedNumber.nullable(),
    await runReading(supabase.rpc('read_enquiry_number', { enquiry_id: enquiryId })),
  );
}

/** Not a query: each opening is recorded, and its answer is gone with the page. */
export const numberOpening = () => mutationOptions({ mutationFn: openNumber, gcTime: 0, meta: { reads: true } });

/** Sets the state of an enquiry that the admin saw in another one. */
export const setEnquiryState = ({ id, state, seen }: { id: number; state: EnquiryState; seen: EnquiryState }) =>
  run(supabase.rpc('set_enquiry_state', { enquiry_id: id, new_state: state, seen_state: seen }));

/** Saves how the family of an enquiry came to the bureau. */
export const setEnquirySource = ({ id, ...source }: { id: number; source: string; source_name: string }) =>
  run(supabase.rpc('set_enquiry_source', { enquiry_id: id, ...source }));

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

/** Records an enquiry for a family. Empty fields are not stored. */
export async function addEnquiry({ name, phone_number, source, ...others }: AddedEnquiry): Promise<void> {
  const given = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ''));
  const number = toInternationalNumber(phone_number) ?? phone_number;
  await run(supabase.rpc('add_enquiry', { name, phone_number: number, source, ...given }));
}
