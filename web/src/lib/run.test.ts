import { PostgrestError } from '@supabase/postgrest-js';
import { afterEach, expect, it, test, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import {
  containsPattern,
  cursorAfter,
  cursorFilter,
  mostRows,
  nextByCount,
  nextPart,
  readAll,
  run,
  runCount,
  runReading,
} from '@/lib/run';

afterEach(() => vi.unstubAllGlobals());

/** A request without an answer, as postgrest-js says it. */
const unanswered = {
  retry: async () => {
    const error = new PostgrestError({ message: 'TypeError: Failed to fetch', details: '', hint: '', code: '' });
    return await Promise.resolve({
      success: false as const,
      data: null,
      count: null,
      status: 0,
      statusText: '',
      error,
    });
  },
};

it.each([
  ['a change may have been done', run, true, true],
  ['a change was not sent without a network', run, false, false],
  ['a reading has only failed', runReading, true, false],
])('without an answer, %s', async (_what, send, onLine, mayBeDone) => {
  vi.stubGlobal('navigator', { onLine });
  const error: unknown = await send(unanswered).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ kind: 'network', mayBeDone });
});

it('an answer without its number is a failure, not a zero', async () => {
  const answer = { success: true as const, data: null, status: 200, statusText: 'OK', error: null };
  const counting = (count: number | null) =>
    runCount({ retry: async () => await Promise.resolve({ ...answer, count }) });
  await expect(counting(null)).rejects.toBeInstanceOf(AppError);
  expect(await counting(0)).toBe(0);
});

test.each([0, 1, mostRows - 1, mostRows, mostRows + 1, 5 * mostRows])(
  'reads all of %d rows in parts',
  async (count) => {
    const asked: (number | null)[] = [];
    const rows = await readAll<number>((last) => {
      asked.push(last);
      const first = (last ?? -1) + 1;
      return Promise.resolve(Array.from({ length: Math.min(mostRows, count - first) }, (_, n) => first + n));
    });
    expect(rows).toEqual(Array.from({ length: count }, (_, n) => n));
    expect(asked).toHaveLength(Math.floor(count / mostRows) + 1);
  },
);

it('continues after the last row, with its time to the microsecond', () => {
  const rows = [
    { created_at: '2026-03-12T10:00:00.000002+00:00', id: 9 },
    { created_at: '2026-03-12T10:00:00.000001+00:00', id: 4 },
  ];
  expect(cursorAfter('created_at', rows)).toEqual({ time: '2026-03-12T10:00:00.000001+00:00', id: 4 });
});

it('has nowhere to continue after nothing', () => {
  expect(cursorAfter('created_at', [])).toBeNull();
});

it('asks for earlier rows and, at the same time, for smaller ids', () => {
  expect(cursorFilter('created_at', { time: '2026-03-12T10:00:00.000001+00:00', id: 4 })).toBe(
    'created_at.lt."2026-03-12T10:00:00.000001+00:00",id.lt.4',
  );
});

it.each([
  ['the usual number', 0, 24],
  ['what was loaded before a reload', 120, 96],
  ['the usual number, where less is missing', 30, 24],
])('the second part has %s', (_what, loadedBefore, size) => {
  expect(nextPart(7, [{ profiles: new Array<unknown>(24) }], 24, loadedBefore)).toEqual({ after: 7, size });
});

it('nothing follows the last part', () => {
  expect(nextPart(null, [{ profiles: [] }], 24, 120)).toBeNull();
});

it.each([
  ['asha', '%asha%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
  ['a*b', null],
])('makes a pattern of "%s"', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});

const part = (count: number, ...list: number[]) => ({ count, list });

it('goes on after the loaded rows until all are there', () => {
  expect(nextByCount(part(3, 1, 2), [part(3, 1, 2)])).toBe(2);
  expect(nextByCount(part(3, 3), [part(3, 1, 2), part(3, 3)])).toBeNull();
});

it('ends with an empty part, though rows that have gone meanwhile are counted', () => {
  expect(nextByCount(part(3), [part(3, 1, 2), part(3)])).toBeNull();
});
