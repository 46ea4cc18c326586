import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Records that the person was told of their login on WhatsApp; returns when. */
export async function recordWhatsAppNotice(profileId: number): Promise<string> {
  const { data, error, status } = await supabase.rpc('record_whatsapp_notice', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
