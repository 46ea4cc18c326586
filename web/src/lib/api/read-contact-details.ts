import { z } from 'zod';
import { toAppError } from '@/lib/errors';
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
  const asking = supabase.rpc('read_contact_details', { profile_id: profileId }).retry(false);
  const { data, error, status } = await (signal ? asking.abortSignal(signal) : asking);
  if (error) throw toAppError(error, status);
  return contactDetails.parse(data);
}
