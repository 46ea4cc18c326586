import { mutationOptions } from '@tanstack/react-query';
import { phonesOf, type ContactDetails } from '@/person/contact-details';
import type { Json } from '@/lib/database.types';
import { AppError } from '@/lib/errors';
import { runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/**
 * Reads contact details, which may need a record first: for a login with a password set by the bureau lately. The
 * record and the answer are two calls (decision 010).
 */
export async function readAfterRecord(read: () => Promise<Json>): Promise<Json> {
  const answer = await read();
  const mustRecord = typeof answer === 'object' && !Array.isArray(answer) && answer?.record_first === true;
  if (!mustRecord) return answer;
  await runReading(supabase.rpc('record_my_reading'));
  return await read();
}

/** By hand: with the forms' library, the page of a profile would be three times as heavy for these texts. */
function readDetails(answer: Json): ContactDetails | null {
  if (answer === null) return null;
  const textOf = (name: keyof ContactDetails): string | null => {
    const value = typeof answer === 'object' && !Array.isArray(answer) ? answer[name] : undefined;
    if (value === null || typeof value === 'string') return value;
    throw new AppError('unknown', `The answer is not what was expected: it has no ${name}.`);
  };
  return {
    phone_number: textOf('phone_number'),
    whose_phone: textOf('whose_phone'),
    second_phone_number: textOf('second_phone_number'),
    whose_second_phone: textOf('whose_second_phone'),
    email: textOf('email'),
    address: textOf('address'),
    assets: textOf('assets'),
  };
}

/**
 * A profile's contact details: the member's own, shared ones, and those that the admin has just
 * opened. Null when none are stored, or none are visible to this viewer.
 */
export async function readContactDetails(profileId: number, signal?: AbortSignal): Promise<ContactDetails | null> {
  return readDetails(
    await readAfterRecord(() => runReading(supabase.rpc('read_contact_details', { profile_id: profileId }), signal)),
  );
}

/** Opens a profile's contact details for the admin. The database records each opening. Null when none are stored. */
export async function openContactDetails(profileId: number): Promise<ContactDetails | null> {
  await runReading(supabase.rpc('open_contact_details', { wanted_id: profileId }));
  return await readContactDetails(profileId);
}

/** Opens a profile's contact details for their first phone number. Null when none is stored. */
async function openPhoneNumber(profileId: number): Promise<string | null> {
  return phonesOf(await openContactDetails(profileId))[0]?.number ?? null;
}

/** Not a query: each opening is wanted and recorded, and its answer is gone with the page. */
export const contactOpening = () =>
  mutationOptions({ mutationFn: openContactDetails, gcTime: 0, meta: { reads: true } });

/** The same for the phone numbers of several people, one after the other: each is handed over as soon as it is there. */
export const phoneNumbersOpening = (onOpened: (profileId: number, phoneNumber: string | null) => void) =>
  mutationOptions({
    mutationFn: async (profileIds: readonly number[]) => {
      for (const profileId of profileIds) onOpened(profileId, await openPhoneNumber(profileId));
    },
    gcTime: 0,
    meta: { reads: true },
  });

/** The same for the phone number alone. */
export const phoneNumberOpening = () =>
  mutationOptions({ mutationFn: openPhoneNumber, gcTime: 0, meta: { reads: true } });
