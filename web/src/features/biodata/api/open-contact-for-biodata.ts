import { readContactDetails, type ContactDetails } from '@/lib/api/read-contact-details';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Opens a profile's contact details for the admin, to print them. The database records it. Null when none are stored. */
export async function openContactForBiodata(profileId: number): Promise<ContactDetails | null> {
  const { error, status } = await supabase.rpc('open_contact_for_biodata', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
  return await readContactDetails(profileId);
}
