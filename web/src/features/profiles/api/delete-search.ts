import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Deletes a saved search. */
export async function deleteSearch(id: number): Promise<void> {
  const { error, status } = await supabase.rpc('delete_search', { search_id: id }).retry(false);
  if (error) throw toAppError(error, status);
}
