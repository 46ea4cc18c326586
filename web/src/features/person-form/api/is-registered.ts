import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Whether there is a profile with this id: an earlier attempt to register may have arrived although its answer was lost. */
export async function isRegistered(id: number): Promise<boolean> {
  const { count, error, status } = await supabase
    .from('RegisteredUsers')
    .select('id', { count: 'exact', head: true })
    .eq('id', id)
    .retry(false);
  if (error) throw toAppError(error, status);
  return (count ?? 0) > 0;
}
