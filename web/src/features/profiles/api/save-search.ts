import type { Filters } from '@/features/profiles/filters';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Keeps filters under a name. */
export async function saveSearch({ name, filters }: { name: string; filters: Filters }): Promise<void> {
  const { error, status } = await supabase.rpc('save_search', { search_name: name, filters }).retry(false);
  if (error) throw toAppError(error, status);
}
