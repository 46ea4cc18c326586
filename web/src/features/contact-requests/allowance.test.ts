import { expect, it } from 'vitest';
import { chanceToAsk, describeAllowance, describeChance } from '@/features/contact-requests/allowance';

const now = new Date('2026-03-10T12:00:00Z');
const limits = { perDay: 2, atOnce: 3 };
const today = '2026-03-10T10:00:00Z';
const before = '2026-03-01T10:00:00Z';
const rule = 'You can ask for 2 profiles a day and have 3 open at once.';

it('says how many are left', () => {
  expect(describeAllowance([], limits, now)).toBe(`${rule} 2 are left now.`);
  expect(describeAllowance([{ status: 'withdrawn', createdAt: today }], limits, now)).toBe(`${rule} 1 is left now.`);
});

it('says when the day is used up, withdrawn requests included', () => {
  const asked = [
    { status: 'withdrawn' as const, createdAt: today },
    { status: 'requested' as const, createdAt: today },
  ];
  expect(describeAllowance(asked, limits, now)).toContain('tomorrow');
});

it('says when too many are open', () => {
  const open = { status: 'awaiting consent' as const, createdAt: before };
  expect(describeAllowance([open, open, open], limits, now)).toContain('withdraw one');
  expect(describeAllowance([open, open], limits, now)).toBe(`${rule} 1 is left now.`);
});

it('says when one can ask again: a day after the one that used it up', () => {
  const at = (createdAt: string) => ({ status: 'withdrawn' as const, createdAt });
  expect(chanceToAsk([at(today), at(before)], limits, now)).toBe('now');
  expect(chanceToAsk([at('2026-03-10T11:00:00Z'), at(today)], limits, now)).toEqual({
    at: new Date('2026-03-11T10:00:00Z'),
  });
  expect(describeChance({ at: new Date('2026-03-11T10:00:00Z') })).toContain('from 11 March 2026, 3:30 pm.');
  const open = { status: 'requested' as const, createdAt: before };
  expect(chanceToAsk([open, open, open], limits, now)).toBe('after an answer');
  expect(chanceToAsk([], { perDay: 0, atOnce: 3 }, now)).toBe('never');
});
