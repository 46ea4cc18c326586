import { describe, expect, it } from 'vitest';
import { readRequestStatus, timelineOf } from '@/features/contact-requests/request-status';

const course = { createdAt: '2026-03-01T06:00:00Z', decidedAt: null, updatedAt: '2026-03-04T06:00:00Z' };

describe('timelineOf', () => {
  it('shows what is done and what is ahead of an open request', () => {
    expect(timelineOf({ ...course, status: 'under review' })).toEqual([
      { label: 'Requested', day: '1 March 2026', state: 'done' },
      { label: 'Under review', day: null, state: 'now' },
      { label: 'Awaiting the other family’s consent', day: null, state: 'ahead' },
      { label: 'The bureau’s answer', day: null, state: 'ahead' },
    ]);
  });

  it('ends with the decision and its day', () => {
    const steps = timelineOf({ ...course, status: 'declined', decidedAt: '2026-03-03T06:00:00Z' });
    expect(steps.at(-1)).toEqual({ label: 'Declined', day: '3 March 2026', state: 'now' });
    expect(steps).toHaveLength(2);
  });

  it('dates what nobody decided by its last change', () => {
    expect(timelineOf({ ...course, status: 'expired' }).at(-1)?.day).toBe('4 March 2026');
  });

  it('remembers that it was approved before it was taken back', () => {
    const labels = timelineOf({ ...course, status: 'revoked' }).map(({ label }) => label);
    expect(labels).toEqual(['Requested', 'Approved', 'No longer shared']);
  });
});

it('takes a status it does not know for asked', () => {
  expect(readRequestStatus('awaiting consent')).toBe('awaiting consent');
  expect(readRequestStatus('on the moon')).toBe('requested');
});
