import { expect, it } from 'vitest';
import { loginEmail } from '@/person/login-email';

it('builds the internal e-mail from the username', () => {
  expect(loginEmail('asha')).toBe('asha@members.matrimony.invalid');
});

it('ignores capitals and blanks around the username', () => {
  expect(loginEmail('  Asha.K ')).toBe('asha.k@members.matrimony.invalid');
  expect(loginEmail('\u200easha\u2011௨\u202c')).toBe('asha-2@members.matrimony.invalid');
});
