import { afterEach, expect, it, vi } from 'vitest';
import { todayAtBureau } from '@/lib/bureau-days';
import { endOfDay, startOfDay } from '@/lib/day-moments';

afterEach(() => vi.useRealTimers());

it("begins and ends a day by the bureau's clock", () => {
  expect(startOfDay('2026-11-20')).toBe('2026-11-20T00:00:00+05:30');
  expect(endOfDay('2026-12-31')).toBe('2027-01-01T00:00:00+05:30');
});

it('knows what day it is at the bureau', () => {
  // Half past midnight in India, the evening before in Europe.
  vi.useFakeTimers({ now: new Date('2026-11-19T19:00:00Z') });
  expect(todayAtBureau()).toBe('2026-11-20');
});
