import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** How many files lie in the member's own folders. */
export async function countMyFiles(): Promise<number> {
  const { data, error, status } = await supabase.rpc('count_my_files').retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
