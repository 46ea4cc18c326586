import { expect, it } from 'vitest';
import { readRequestStatus } from '@/bureau/words';

it('reads an unknown status as requested', () => {
  expect(readRequestStatus('awaiting consent')).toBe('awaiting consent');
  expect(readRequestStatus('on the moon')).toBe('requested');
});
