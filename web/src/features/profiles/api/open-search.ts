import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Notes that a saved search was opened: profiles created from now on are new. */
export async function openSearch(id: number): Promise<void> {
  const { error, status } = await supabase.rpc('open_search', { search_id: id }).retry(false);
  if (error) throw toAppError(error, status);
}
