import { runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The result of an admin's recorded search: one call records it, the next one answers. */
export const readAnswer = (answerId: string, signal?: AbortSignal) =>
  runReading(supabase.rpc('read_answer', { answer_id: answerId }), signal);
