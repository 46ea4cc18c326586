import { PostgrestError } from '@supabase/postgrest-js';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { run, runCount, runReading } from '@/lib/run';

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
