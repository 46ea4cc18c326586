import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Erases every profile whose time since its deletion is over. Answers their ids. */
export async function eraseDueProfiles(): Promise<number[]> {
  const { data, error, status } = await supabase.rpc('erase_due_profiles').retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
