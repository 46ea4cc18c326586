import { refusalReasons, waysOfShowing } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';

/** How somebody was shown, in words. */
export function wayInWords(stored: string): string {
  const way = waysOfShowing.find((each) => each === stored);
  return way === undefined ? stored : t(`introductions-office.how.${way}`);
}

/** Why a family is not interested, in words. */
export function reasonInWords(stored: string): string {
  const reason = refusalReasons.find((each) => each === stored);
  return reason === undefined ? stored : t(`introductions-office.reason.${reason}`);
}
