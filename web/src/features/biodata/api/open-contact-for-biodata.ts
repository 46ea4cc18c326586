import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export type BiodataContact = Pick<Tables<'contact_details'>, 'phone_number' | 'email' | 'address'>;

/** Opens a profile's contact details for the admin, to print them. The database records it. Null when none are stored. */
export async function openContactForBiodata(profileId: number): Promise<BiodataContact | null> {
  const { data, error, status } = await supabase
    .rpc('open_contact_for_biodata', { profile_id: profileId })
    .retry(false);
  if (error) throw toAppError(error, status);
  return data[0] ?? null;
}
