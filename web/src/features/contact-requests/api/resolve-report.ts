import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Closes a report that has been looked into. */
export async function resolveReport(reportId: number): Promise<void> {
  const { error, status } = await supabase.rpc('resolve_report', { report_id: reportId }).retry(false);
  if (error) throw toAppError(error, status);
}
