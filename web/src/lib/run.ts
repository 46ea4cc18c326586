import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { z } from 'zod';
import type { Database } from '@/lib/database.types';
import { AppError, toAppError } from '@/lib/errors';

type Functions = Database['public']['Functions'];

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

// Also true of the results of single() and maybeSingle(), but their types lack it.
function isAbortable(request: object): request is { abortSignal: (signal: AbortSignal) => unknown } {
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

/** The most rows in one answer of the API, for everybody: pgrst.db_max_rows in ground/base.sql. */
export const mostRows = 60;

/**
 * Reads all rows, part by part.
 * @param readPart the `mostRows` rows after this one, or the first; fewer are the last
 */
export async function readAll<Row>(readPart: (last: Row | null) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await readPart(rows.at(-1) ?? null);
    rows.push(...part);
    if (part.length < mostRows) return rows;
  }
}

type TimeColumn = 'created_at' | 'updated_at';
type TimedRow<Column extends TimeColumn> = { id: number } & Readonly<Record<Column, string>>;

/** The place in a newest-first list after which the next part starts. */
export interface Cursor {
  time: string;
  id: number;
}

/** The cursor that continues after these rows, or null when there are none. */
export function cursorAfter<Column extends TimeColumn>(
  column: Column,
  rows: readonly TimedRow<Column>[],
): Cursor | null {
  const last = rows.at(-1);
  return last ? { time: last[column], id: last.id } : null;
}

/**
 * Among rows of the cursor's time or earlier, those after the cursor: earlier, or of the same time with a smaller id.
 * The time is quoted because it holds characters that PostgREST's grammar uses.
 */
export const cursorFilter = (column: TimeColumn, { time, id }: Cursor) => `${column}.lt."${time}",id.lt.${id}`;

/** Parameters of a page: the cursor (null for the first page) and the number of rows. */
export interface NextPart<Place> {
  after: Place | null;
  size: number;
}

/** Parameters of the next page: of normal size, or all rows that were loaded before a reload. */
export function nextPart<Place>(
  after: Place | null,
  pages: readonly { profiles: readonly unknown[] }[],
  usual: number,
  loadedBefore: number,
): NextPart<Place> | null {
  if (after === null) return null;
  const missing = loadedBefore - pages.reduce((sum, { profiles }) => sum + profiles.length, 0);
  return { after, size: Math.max(usual, missing) };
}

/**
 * A pattern for ilike that finds the text anywhere, with its own signs taken literally. Null where nothing can be found:
 * PostgREST takes an asterisk for a wildcard whatever stands before it, and nobody's name holds one.
 */
export function containsPattern(text: string): string | null {
  return text.includes('*') ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

export interface Part {
  /** Of the whole list. */
  count: number;
  list: readonly unknown[];
}

/** How many rows are skipped for the next part of a list; null after the last one, and after an empty one: rows have gone meanwhile. */
export function nextByCount(last: Part, parts: readonly Part[]): number | null {
  const loaded = parts.reduce((sum, { list }) => sum + list.length, 0);
  return loaded < last.count && last.list.length > 0 ? loaded : null;
}
