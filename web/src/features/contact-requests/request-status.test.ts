import { describe, expect, it } from 'vitest';
import {
  groupRequests,
  readRequestStatus,
  statusForRequester,
  timelineOf,
} from '@/features/contact-requests/request-status';

const course = { createdAt: '2026-03-01T06:00:00Z', decidedAt: null, updatedAt: '2026-03-04T06:00:00Z' };

describe('timelineOf', () => {
  it('shows the done and the next steps of an open request', () => {
    expect(timelineOf({ ...course, status: 'under review' })).toEqual([
      { label: 'Requested', day: '1 March 2026', state: 'done' },
      { label: 'Being looked at', day: null, state: 'now' },
      { label: 'Awaiting the other family’s consent', day: null, state: 'next' },
      { label: 'The bureau’s answer', day: null, state: 'next' },
    ]);
  });

  it('ends with the decision and its day', () => {
    const steps = timelineOf({ ...course, status: 'declined', decidedAt: '2026-03-03T06:00:00Z' });
    expect(steps.at(-1)).toEqual({ label: 'Declined', day: '3 March 2026', state: 'now' });
    expect(steps).toHaveLength(2);
  });

  it('dates an undecided request by its last change', () => {
    expect(timelineOf({ ...course, status: 'expired' }).at(-1)?.day).toBe('4 March 2026');
  });

  it('shows the approval before the revocation', () => {
    const steps = timelineOf({ ...course, status: 'revoked' });
    expect(steps.map(({ label }) => label)).toEqual(['Requested', 'Approved', 'No longer shared']);
    expect(steps.at(-1)?.day).toBe(null);
  });
});

it('reads an unknown status as requested', () => {
  expect(readRequestStatus('awaiting consent')).toBe('awaiting consent');
  expect(readRequestStatus('on the moon')).toBe('requested');
});

it.each([
  ['approved', false, true, 'revoked'],
  ['approved', true, true, 'approved'],
  ['approved', false, false, 'approved'],
  ['declined', false, true, 'declined'],
] as const)('reads %s, shared %s, own profile shown %s, as %s', (status, isShared, isOwnShown, read) => {
  expect(statusForRequester(status, isShared, isOwnShown)).toBe(read);
});

it('puts what is open first, then what is shared, then what has ended', () => {
  const statuses = [
    'declined',
    'requested',
    'revoked',
    'approved',
    'awaiting consent',
    'withdrawn',
    'expired',
  ] as const;
  const { waiting, shared, ended } = groupRequests(statuses.map((status) => ({ status })));
  expect([waiting, shared, ended].map((group) => group.map(({ status }) => status))).toEqual([
    ['requested', 'awaiting consent'],
    ['approved'],
    ['declined', 'revoked', 'withdrawn', 'expired'],
  ]);
});
