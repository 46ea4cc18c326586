import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Deletes a profile: hidden at once, erased later. Answers when. */
export async function deleteProfile({ id, typedName }: { id: number; typedName: string }): Promise<string> {
  const { data, error, status } = await supabase
    .rpc('delete_profile', { profile_id: id, typed_name: typedName })
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
