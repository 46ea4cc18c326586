import { readContactDetails, type ContactDetails } from '@/lib/api/read-contact-details';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Opens a profile's contact details for the admin. The database records each opening. Null when none are stored. */
export async function openContactDetails(profileId: number): Promise<ContactDetails | null> {
  const { error, status } = await supabase.rpc('open_contact_details', { wanted_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
  return await readContactDetails(profileId);
}

/** Opens a profile's contact details for their telephone number alone. Null when none is stored. */
export async function openPhoneNumber(profileId: number): Promise<string | null> {
  const details = await openContactDetails(profileId);
  return details?.phone_number ?? null;
}
