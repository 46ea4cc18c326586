import { expect, it } from 'vitest';
import { makeTemporaryPassword, readTemporaryPassword } from '@/person/temporary-password';

it('is long, easy to type, different each time, and holds no name: that would be refused', () => {
  expect(makeTemporaryPassword()).toMatch(/^([b-df-hjkmnp-tv-xz2689]{4}-){3}[b-df-hjkmnp-tv-xz2689]{4}$/);
  expect(makeTemporaryPassword()).not.toBe(makeTemporaryPassword());
});

it('is accepted in any case, with or without dashes', () => {
  const made = makeTemporaryPassword();
  for (const typed of [made, made.toUpperCase(), made.replaceAll('-', ''), ` ${made.replaceAll('-', ' ')} `])
    expect(readTemporaryPassword(typed)).toBe(made);
  // Of earlier versions.
  expect(readTemporaryPassword('K7MP x3qa 9dfg h2wy')).toBe('k7mp-x3qa-9dfg-h2wy');
  for (const other of ['', 'three green parrots', `${made}x`, made.replace(/.$/, '0'), made.slice(1)])
    expect(readTemporaryPassword(other)).toBeNull();
});
