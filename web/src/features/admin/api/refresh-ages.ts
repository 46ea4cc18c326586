import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Brings the ages up to date. Answers how many have changed. */
export async function refreshAges(): Promise<number> {
  const { data, error, status } = await supabase.rpc('refresh_ages').retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
