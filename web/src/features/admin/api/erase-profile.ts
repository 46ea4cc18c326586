import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Erases a deleted profile for good. Its files are removed separately. */
export async function eraseProfile({ id, typedName }: { id: number; typedName: string }): Promise<void> {
  const { error, status } = await supabase.rpc('erase_profile', { profile_id: id, typed_name: typedName }).retry(false);
  if (error) throw toAppError(error, status);
}
