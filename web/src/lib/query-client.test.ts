import { MutationObserver, QueryClient, QueryObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { mutationCache } from '@/lib/query-client';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ mutationCache, defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
});

/** A query that is on screen, by how often it was read. */
async function show(name: string, meta = {}) {
  const read = vi.fn(() => Promise.resolve(name));
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: read, meta });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(name);
  return { read, leave };
}

async function change(options: MutationObserverOptions) {
  await new MutationObserver(client, { mutationFn: () => Promise.resolve(null), ...options })
    .mutate()
    .catch(() => null);
}

test('a change has everything on screen read again but what it does not concern', async () => {
  const list = await show('list');
  const picture = await show('picture', { keep: true });
  await change({});
  expect(list.read).toHaveBeenCalledTimes(2);
  expect(picture.read).toHaveBeenCalledTimes(1);
});

test('a change that says what it changes has only that read again', async () => {
  const list = await show('list');
  const count = await show('count');
  await change({ meta: { changes: [['count']] } });
  await change({ meta: { changes: [] } });
  expect(list.read).toHaveBeenCalledTimes(1);
  expect(count.read).toHaveBeenCalledTimes(2);
});

test('a refusal has read again what somebody else has changed; other failures do not', async () => {
  const list = await show('list');
  await change({ mutationFn: () => Promise.reject(new AppError('network', 'Failed to fetch')) });
  await change({ mutationFn: () => Promise.reject(new AppError('invalid', 'Too long.')) });
  expect(list.read).toHaveBeenCalledTimes(1);
  await change({ mutationFn: () => Promise.reject(new AppError('conflict', 'Decided in the meantime.')) });
  expect(list.read).toHaveBeenCalledTimes(2);
  const refused = () => Promise.reject(new AppError('invalid', 'Set by the bureau.', { refusal: 'set_by_bureau' }));
  await change({ mutationFn: refused });
  await change({ mutationFn: refused, meta: { evenIfRefused: true } });
  expect(list.read).toHaveBeenCalledTimes(3);
});

test('a lost answer has read again what may have been changed, once; that of a reading does not', async () => {
  const list = await show('list');
  const lost = new AppError('network', 'Failed to fetch', { mayBeDone: true });
  const send = vi.fn(() => Promise.reject(lost));
  await change({ mutationFn: send, meta: { reads: true } });
  expect(list.read).toHaveBeenCalledTimes(1);
  await change({ mutationFn: send, meta: { waits: true } });
  expect(list.read).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledTimes(2);
});

test('of several in a row the last one has it read again', async () => {
  const list = await show('list');
  const inRow: MutationObserverOptions = { scope: { id: 'row' } };
  await Promise.all([change(inRow), change(inRow), change(inRow)]);
  expect(list.read).toHaveBeenCalledTimes(2);
});

test('a change of visibility drops queries that are not on screen, and those that leave it in the meantime', async () => {
  const gone = await show('gone');
  gone.leave();
  const leaving = await show('leaving');
  const list = await show('list');
  await change({
    meta: { hides: true, waits: true },
    mutationFn: () => {
      leaving.leave();
      return Promise.resolve(null);
    },
  });
  expect(client.getQueryCache().find({ queryKey: ['gone'] })).toBeUndefined();
  expect(client.getQueryCache().find({ queryKey: ['leaving'] })).toBeUndefined();
  expect(list.read).toHaveBeenCalledTimes(2);
});
