// Functions of the database that change something, without zod: lists and the heart on their cards load them first.
import { supabase } from '@/lib/backend/client';
import type { Database } from '@/lib/database.types';
import { run, runReading, type Args, type DatabaseRequest } from '@/lib/run';

type Functions = Database['public']['Functions'];
export type Name = keyof Functions;

// Those that use it check the arguments. The client's own types cannot be computed for a name that is not known yet.
export function call<Called extends Name>(name: Called, args: object) {
  const database: {
    rpc<Given extends Name>(name: Given, args: object): DatabaseRequest<Functions[Given]['Returns']>;
  } = supabase;
  return database.rpc(name, args);
}

/** A function that changes something. @throws AppError when it is called */
export const act =
  <Called extends Name>(name: Called) =>
  (args: Args<Called>): Promise<Functions[Called]['Returns']> =>
    run(call(name, args));

/** The result of an admin's recorded search: one call records it, the next one answers. */
export const readAnswer = (answerId: string, signal?: AbortSignal) =>
  runReading(call('read_answer', { answer_id: answerId }), signal);
