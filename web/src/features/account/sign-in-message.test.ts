import { expect, it } from 'vitest';
import { toAppError } from '@/lib/errors';
import { signInMessage } from '@/features/account/sign-in-message';

const invalid = 'Invalid credentials. Check the username and the password, and try again.';
const unreachable = 'We could not reach the server. Please try again in a moment.';

it.each([
  ['wrong credentials', { code: 'invalid_credentials', message: 'Invalid login credentials', status: 400 }, invalid],
  ['a username that makes no e-mail', { code: 'validation_failed', message: 'invalid format', status: 422 }, invalid],
  [
    'a missing session',
    { name: 'AuthSessionMissingError', message: 'Auth session missing!', status: 400 },
    'Auth session missing!',
  ],
  [
    'too many attempts',
    { message: 'rate limit', status: 429 },
    'Too many attempts. Please wait a minute and try again.',
  ],
  [
    'a banned account',
    { code: 'user_banned', message: 'User is banned', status: 400 },
    'This account is switched off. Please contact the bureau.',
  ],
  ['no answer', new TypeError('Failed to fetch'), unreachable],
  ['a broken server', { message: 'bad gateway', status: 502 }, unreachable],
])('says what to do after %s', (_what, error, message) => {
  expect(signInMessage(toAppError(error))).toBe(message);
});
