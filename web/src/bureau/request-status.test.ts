import { expect, it } from 'vitest';
import { readRequestStatus } from '@/bureau/request-status';

it('reads an unknown status as requested', () => {
  expect(readRequestStatus('awaiting consent')).toBe('awaiting consent');
  expect(readRequestStatus('on the moon')).toBe('requested');
});
