import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a caller has a few turns at once, the rest comes when one ends, and others are not kept waiting', async () => {
  const turns = new Turns(2, { waiting: 5, ms: 1000 });
  const [one, two] = [await turns.take('a'), await turns.take('a')];
  const third = turns.take('a');
  const came = vi.fn();
  void third.then(came);
  expect(await turns.take('b')).toBeTypeOf('function');
  expect(came).not.toHaveBeenCalled();
  one?.();
  // Ending it twice gives no second turn away.
  one?.();
  expect(await third).toBeTypeOf('function');
  const fourth = turns.take('a');
  two?.();
  expect(await fourth).toBeTypeOf('function');
});

test('whoever comes when too many wait, or waits too long, gets none', async () => {
  const turns = new Turns(1, { waiting: 1, ms: 1000 });
  const end = await turns.take('a');
  const late = turns.take('a');
  expect(await turns.take('a')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeUndefined();
  end?.();
  expect(await turns.take('a')).toBeTypeOf('function');
});
