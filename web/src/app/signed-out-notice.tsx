import { useLayoutEffect } from 'react';
import { dismissSignOutReason, useSignOutReason, type SignOutReason } from '@/lib/backend/session';
import { useLocation } from '@/lib/navigation/history';
import type { PageName } from '@/lib/navigation/location';
import { CircleAlert } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';
import { t, type TextId } from '@/texts/texts';

const words = {
  off: 'shell.signedOut.off',
  'admin off': 'shell.signedOut.adminOff',
  ended: 'shell.signedOut.ended',
  elsewhere: 'shell.signedOut.elsewhere',
  'password replaced': 'shell.signedOut.passwordReplaced',
  'password changed': 'shell.signedOut.passwordChanged',
  'password expired': 'shell.signedOut.passwordExpired',
  'too long': 'shell.signedOut.tooLong',
  unused: 'shell.signedOut.unused',
  refused: 'ui.failed.signedOut',
} as const satisfies Readonly<Record<SignOutReason, TextId>>;

/** The pages that stay without a login. Their audiences are not in this part: it would load them before the pages. */
export const pagesOfVisitors: readonly PageName[] = [
  'home',
  'profiles',
  'profile',
  'privacy',
  'complaint',
  'receipt',
  'family',
];

/** Says why the user is not signed in any more. */
export function SignedOutNotice() {
  const reason = useSignOutReason();
  const { page } = useLocation();
  // The sign-in form has taken the place of the page, which was scrolled.
  const isForm = !pagesOfVisitors.includes(page);
  useLayoutEffect(() => {
    if (reason && isForm) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [reason, isForm]);
  if (!reason) return null;
  return (
    <div role="alert" className="border-b border-danger bg-paper print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <p className="flex items-start gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t(words[reason])}
        </p>
        {reason === 'off' || reason === 'admin off' || reason === 'password expired' ? (
          <TextLink to={{ page: 'home', section: 'contact-us' }}>{t('shell.nav.contactUs')}</TextLink>
        ) : (
          !isForm && <TextLink to={{ page: 'sign-in' }}>{t('shell.pages.memberLogin')}</TextLink>
        )}
        <button
          type="button"
          className="ml-auto min-h-11 px-2 font-medium text-maroon-800"
          onClick={dismissSignOutReason}
        >
          {t('shell.dismiss')}
        </button>
      </div>
    </div>
  );
}
