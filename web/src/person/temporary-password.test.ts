import { expect, it } from 'vitest';
import { makeTemporaryPassword } from '@/person/temporary-password';

it('is long, typed easily, and another each time', () => {
  expect(makeTemporaryPassword()).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(makeTemporaryPassword()).not.toBe(makeTemporaryPassword());
});
