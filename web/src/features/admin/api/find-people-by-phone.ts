import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** The ids of the people whose telephone number is exactly this one, however it is written. */
export async function findPeopleByPhone(phone: string, signal: AbortSignal): Promise<number[]> {
  const { data, error, status } = await supabase
    .rpc('find_people_by_phone', { phone })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
