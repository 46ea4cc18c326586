import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { z } from 'zod';
import type { Database } from '@/lib/database.types';
import { AppError, toAppError } from '@/lib/errors';

type Functions = Database['public']['Functions'];

/** The arguments of a function of the database. */
export type Args<Name extends keyof Functions> = Functions[Name]['Args'];

type Found<Name extends keyof Functions> = Functions[Name]['Returns'] extends (infer Each)[] ? Each : never;

/** A row of a function's answer. MayBeNull: the columns that may be null, which the generated types do not say. */
export type Row<Name extends keyof Functions, MayBeNull extends keyof Found<Name> = never> = {
  [Column in keyof Found<Name>]: Found<Name>[Column] | (Column extends MayBeNull ? null : never);
};

/** A postgrest-js query, sent when it is awaited: rows of a table, or a function call. */
export interface DatabaseRequest<Data> {
  retry: (enabled: boolean) => PromiseLike<PostgrestSingleResponse<Data>>;
}

interface Abortable {
  abortSignal: (signal: AbortSignal) => unknown;
}

// Also true of the results of single() and maybeSingle(), but their types lack it.
function isAbortable(request: object): request is Abortable {
  return 'abortSignal' in request && typeof request.abortSignal === 'function';
}

async function send<Data>(request: DatabaseRequest<Data>, signal?: AbortSignal, isChange = true) {
  if (signal && isAbortable(request)) request.abortSignal(signal);
  // A browser without a network sends nothing.
  const isSent = typeof navigator === 'undefined' || navigator.onLine;
  // postgrest-js would retry for seconds, and no setting prevents it. Only TanStack Query retries.
  const answer = await request.retry(false);
  if (answer.error) throw toAppError(answer.error, answer.status, isSent && isChange);
  return answer;
}

/** Runs a query. @throws AppError */
export async function run<Data>(request: DatabaseRequest<Data>, signal?: AbortSignal): Promise<Data> {
  const { data } = await send(request, signal);
  return data;
}

/** Runs a call that changes nothing but the record of the reading: a missing answer is only a failure. @throws AppError */
export async function runReading<Data>(request: DatabaseRequest<Data>, signal?: AbortSignal): Promise<Data> {
  const { data } = await send(request, signal, false);
  return data;
}

/** Asks for some rows, and how many there are in all where the request says `count: 'exact'`; else null. */
export async function runWithTotal<Data>(request: DatabaseRequest<Data>, signal?: AbortSignal) {
  const { data, count } = await send(request, signal);
  return { data, total: count };
}

/** Asks how many rows there are; the request says `{ count: 'exact', head: true }`. */
export async function runCount(request: DatabaseRequest<unknown>, signal?: AbortSignal): Promise<number> {
  const { count } = await send(request, signal);
  // An answer without its number is a failure, not a zero.
  if (count === null) throw new AppError('unknown', 'The answer has no number.');
  return count;
}

/** Reads an answer for which the database has no type. @throws AppError */
export function readAs<Data>(schema: z.ZodType<Data>, answer: unknown): Data {
  const read = schema.safeParse(answer);
  if (!read.success) throw new AppError('unknown', `The answer is not what was expected: ${read.error.message}`);
  return read.data;
}
