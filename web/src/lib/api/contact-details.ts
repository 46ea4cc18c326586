import { mutationOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

const contactDetails = z
  .object({ phone_number: z.string().nullable(), email: z.string().nullable(), address: z.string().nullable() })
  .nullable();
/** How to reach a person. */
export type ContactDetails = NonNullable<z.infer<typeof contactDetails>>;

/**
 * A profile's contact details: the member's own, those that are shared with them, and those that the admin has just
 * opened. Null when none are stored, or none that this viewer may see.
 */
export async function readContactDetails(profileId: number, signal?: AbortSignal): Promise<ContactDetails | null> {
  return readAs(contactDetails, await run(supabase.rpc('read_contact_details', { profile_id: profileId }), signal));
}

/** Opens a profile's contact details for the admin. The database records each opening. Null when none are stored. */
export async function openContactDetails(profileId: number): Promise<ContactDetails | null> {
  await run(supabase.rpc('open_contact_details', { wanted_id: profileId }));
  return await readContactDetails(profileId);
}

/** Opens a profile's contact details for their phone number alone. Null when none is stored. */
async function openPhoneNumber(profileId: number): Promise<string | null> {
  const details = await openContactDetails(profileId);
  return details?.phone_number ?? null;
}

/** Not a query: each opening is wanted, is recorded, and what it shows is gone with the page. */
export const contactOpening = () =>
  mutationOptions({ mutationFn: openContactDetails, gcTime: 0, meta: { changes: [] } });

/** The same for the phone numbers of several people, one after the other: each is handed over as soon as it is there. */
export const phoneNumbersOpening = (onOpened: (profileId: number, phoneNumber: string | null) => void) =>
  mutationOptions({
    mutationFn: async (profileIds: readonly number[]) => {
      for (const profileId of profileIds) onOpened(profileId, await openPhoneNumber(profileId));
    },
    gcTime: 0,
    meta: { changes: [] },
  });

/** The same for the phone number alone. */
export const phoneNumberOpening = () =>
  mutationOptions({ mutationFn: openPhoneNumber, gcTime: 0, meta: { changes: [] } });
