import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Opens a person's telephone number. The database records each opening. Null when none is stored. */
export async function openPhoneNumber(profileId: number): Promise<string | null> {
  const { data, error, status } = await supabase.rpc('open_contact_details', { wanted_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
  return data[0]?.phone_number ?? null;
}
