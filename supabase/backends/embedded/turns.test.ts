import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasswordTurns, Turns } from './turns.ts';

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

test('of many sign-ins at once, those of real names are refused when those of others are', async () => {
  /** When each of ten refusals is answered, if checking takes so long, one after the other. */
  const refusals = async (checkingMs: number): Promise<number[]> => {
    const turns = new PasswordTurns();
    const start = performance.now();
    const times: number[] = [];
    const attempt = async () => {
      const own = await turns.take();
      await new Promise((resolve) => setTimeout(resolve, checkingMs));
      await own?.untilRefusal();
      // To ten milliseconds: the clock has fractions, and timers have none.
      times.push(Math.round((performance.now() - start) / 10) * 10);
    };
    const all = Promise.all(Array.from({ length: 10 }, attempt));
    await vi.advanceTimersByTimeAsync(10_000);
    await all;
    return times;
  };
  const [known, unknown] = [await refusals(160), await refusals(2)];
  expect(known).toEqual(unknown);
  expect(known.slice(0, 4)).toEqual([1000, 1000, 1200, 1600]);
});
