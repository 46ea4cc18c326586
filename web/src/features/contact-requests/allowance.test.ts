import { expect, it } from 'vitest';
import { describeAllowance, cannotAskReason } from '@/features/contact-requests/allowance';

const allowance = { perDay: 2, atOnce: 3, expireAfterDays: 30, leftNow: 2, nextAt: null };
const rule = 'You can ask for 2 profiles a day and have 3 open at once.';

it('states how many requests are left', () => {
  expect(cannotAskReason(allowance)).toBeNull();
  expect(describeAllowance(allowance)).toBe(`${rule} 2 are left now.`);
  expect(describeAllowance({ ...allowance, leftNow: 1 })).toBe(`${rule} 1 is left now.`);
});

it('states when the member can ask again', () => {
  const usedUp = { ...allowance, leftNow: 0, nextAt: '2026-03-11T10:00:00Z' };
  expect(cannotAskReason(usedUp)).toContain('from 11 March 2026, 3:30 pm.');
  expect(describeAllowance(usedUp)).toBe(`${rule} ${cannotAskReason(usedUp)}`);
});

it('explains the limit of open requests', () => {
  expect(cannotAskReason({ ...allowance, leftNow: 0 })).toContain('withdraw one');
});

it('states that the bureau takes no requests', () => {
  for (const limit of ['perDay', 'atOnce']) {
    expect(cannotAskReason({ ...allowance, leftNow: 0, [limit]: 0 })).toBe(
      'The bureau takes no requests at the moment.',
    );
  }
});
