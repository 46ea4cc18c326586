import { expect, it } from 'vitest';
import { describeAllowance, cannotAskReason } from '@/features/contact-requests/allowance';

const allowance = { requests_per_day: 2, open_requests: 3, requests_expire_after_days: 30, left_now: 2, next_at: null };
const rule = 'You can ask for 2 profiles a day and have 3 open at once.';

it('states how many requests are left', () => {
  expect(cannotAskReason(allowance)).toBeNull();
  expect(describeAllowance(allowance)).toBe(`${rule} 2 are left now.`);
  expect(describeAllowance({ ...allowance, left_now: 1 })).toBe(`${rule} 1 is left now.`);
});

it('states when the member can ask again', () => {
  const usedUp = { ...allowance, left_now: 0, next_at: '2026-03-11T10:00:00Z' };
  expect(cannotAskReason(usedUp)).toContain('from 11 March 2026, 3:30 pm.');
  expect(describeAllowance(usedUp)).toBe(`${rule} ${cannotAskReason(usedUp)}`);
});

it('explains the limit of open requests', () => {
  expect(cannotAskReason({ ...allowance, left_now: 0 })).toContain('withdraw one');
});

it('states that the bureau takes no requests', () => {
  for (const limit of ['requests_per_day', 'open_requests']) {
    expect(cannotAskReason({ ...allowance, left_now: 0, [limit]: 0 })).toBe(
      'The bureau takes no requests at the moment.',
    );
  }
});
