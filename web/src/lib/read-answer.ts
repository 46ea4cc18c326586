import { runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** What was found when the admin asked something that is recorded: it is asked in one call and answered in the next. */
export const readAnswer = (answerId: string, signal?: AbortSignal) =>
  runReading(supabase.rpc('read_answer', { answer_id: answerId }), signal);
