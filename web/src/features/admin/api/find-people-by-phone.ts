import { z } from 'zod';
import { readAnswer } from '@/lib/api/read-answer';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const ids = z.array(z.number());

/** The ids of the people whose telephone number is exactly this one, however it is written. The search is recorded. */
export async function findPeopleByPhone(phone: string, signal: AbortSignal): Promise<number[]> {
  const { data, error, status } = await supabase
    .rpc('find_people_by_phone', { phone })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return ids.parse(await readAnswer(data, signal));
}
