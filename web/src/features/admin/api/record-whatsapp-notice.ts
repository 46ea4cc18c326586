import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Notes that the member was told of their login by WhatsApp. Answers when. */
export async function recordWhatsAppNotice(id: number): Promise<string> {
  const { data, error, status } = await supabase.rpc('record_whatsapp_notice', { profile_id: id }).retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
