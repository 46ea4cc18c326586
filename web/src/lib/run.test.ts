import { PostgrestError } from '@supabase/postgrest-js';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { run } from '@/lib/run';

afterEach(() => {
  vi.unstubAllGlobals();
});

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
  ['may have been done', true],
  ['was not sent without a network', false],
])('a change whose answer did not come %s', async (_what, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  const error: unknown = await run(unanswered).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ kind: 'network', mayBeDone: onLine });
});
