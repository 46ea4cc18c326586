import { expect, it } from 'vitest';
import { describeAllowance, whyNotNow } from '@/features/contact-requests/allowance';

const allowance = { perDay: 2, atOnce: 3, expireAfterDays: 30, leftNow: 2, nextAt: null };
const rule = 'You can ask for 2 profiles a day and have 3 open at once.';

it('says how many are left', () => {
  expect(whyNotNow(allowance)).toBeNull();
  expect(describeAllowance(allowance)).toBe(`${rule} 2 are left now.`);
  expect(describeAllowance({ ...allowance, leftNow: 1 })).toBe(`${rule} 1 is left now.`);
});

it('says from when on one can ask again', () => {
  const usedUp = { ...allowance, leftNow: 0, nextAt: '2026-03-11T10:00:00Z' };
  expect(whyNotNow(usedUp)).toContain('from 11 March 2026, 3:30 pm.');
  expect(describeAllowance(usedUp)).toBe(`${rule} ${whyNotNow(usedUp)}`);
});

it('says that an answer is waited for when too many are open', () => {
  expect(whyNotNow({ ...allowance, leftNow: 0 })).toContain('withdraw one');
});

it('says that no requests are taken', () => {
  for (const limit of ['perDay', 'atOnce']) {
    expect(whyNotNow({ ...allowance, leftNow: 0, [limit]: 0 })).toBe('The bureau takes no requests at the moment.');
  }
});
