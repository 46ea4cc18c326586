import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Reports a profile to the bureau. */
export async function reportProfile(report: { profileId: number; reason: string; note: string }): Promise<void> {
  const { error, status } = await supabase
    .rpc('report_profile', { profile_id: report.profileId, reason: report.reason, note: report.note })
    .retry(false);
  if (error) throw toAppError(error, status);
}
