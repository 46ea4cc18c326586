import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface NewPassword {
  profileId: number;
  temporaryPassword: string;
}

/** Gives a person's login a temporary password and signs them out everywhere. */
export const resetPassword = ({ profileId, temporaryPassword }: NewPassword) =>
  run(supabase.rpc('reset_password', { profile_id: profileId, temporary_password: temporaryPassword }));

/** Records the WhatsApp message about a login; returns its time. */
export const recordWhatsAppNotice = (profileId: number) =>
  run(supabase.rpc('record_whatsapp_notice', { profile_id: profileId }));
