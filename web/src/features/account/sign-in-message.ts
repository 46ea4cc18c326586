import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';

/**
 * The error text of a failed sign-in. It is the same for a wrong username and a wrong password, so that it does not reveal
 * which accounts exist.
 */
export function signInMessage(error: AppError): string {
  if (error.code === 'user_banned') return t('account.signIn.switchedOff');
  if (error.message === 'Auth session missing!') return t('account.signIn.sessionMissing');
  if (error.status === 429) return t('account.signIn.tooMany');
  if (error.status !== null && error.status >= 400 && error.status < 500) {
    return t('account.signIn.wrong');
  }
  return t('ui.failed.network');
}
