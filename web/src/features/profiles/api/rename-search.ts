import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Gives a saved search another name. */
export async function renameSearch({ id, name }: { id: number; name: string }): Promise<void> {
  const { error, status } = await supabase.rpc('rename_search', { search_id: id, new_name: name }).retry(false);
  if (error) throw toAppError(error, status);
}
