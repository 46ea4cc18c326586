import type { Json } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** What was found when the admin asked something that is recorded: it is asked in one call and answered in the next. */
export async function readAnswer(answerId: string, signal?: AbortSignal): Promise<Json> {
  const asking = supabase.rpc('read_answer', { answer_id: answerId }).retry(false);
  const { data, error, status } = await (signal ? asking.abortSignal(signal) : asking);
  if (error) throw toAppError(error, status);
  return data;
}
