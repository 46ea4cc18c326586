import type { AppError } from '@/lib/errors';

export const unreachable = 'We could not reach the server. Please try again in a moment.';

/**
 * The error text of a failed sign-in. It is the same for a wrong username and a wrong password, so that it does not reveal
 * which accounts exist.
 */
export function signInMessage(error: AppError): string {
  if (error.code === 'user_banned') return 'This account is switched off. Please contact the administrator.';
  if (error.message === 'Auth session missing!') return error.message;
  if (error.status === 429) return 'Too many attempts. Please wait a minute and try again.';
  if (error.status !== null && error.status >= 400 && error.status < 500) {
    return 'Invalid credentials. Check the username and the password, and try again.';
  }
  return unreachable;
}
