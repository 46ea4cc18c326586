import { expect, it } from 'vitest';
import { makeTemporaryPassword, readTemporaryPassword } from '@/person/temporary-password';

it('is long, easy to type, and different each time', () => {
  expect(makeTemporaryPassword()).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(makeTemporaryPassword()).not.toBe(makeTemporaryPassword());
});

it('is accepted in any case, with or without dashes', () => {
  const made = makeTemporaryPassword();
  for (const typed of [made, made.toUpperCase(), made.replaceAll('-', ''), ` ${made.replaceAll('-', ' ')} `])
    expect(readTemporaryPassword(typed)).toBe(made);
  for (const other of ['', 'three green parrots', `${made}x`, made.replace(/.$/, '0'), made.slice(1)])
    expect(readTemporaryPassword(other)).toBeNull();
});
