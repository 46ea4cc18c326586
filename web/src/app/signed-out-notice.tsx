import { dismissSignOutReason, useSignOutReason, type SignOutReason } from '@/lib/backend/session';
import { CircleAlert } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';

const words: Readonly<Record<SignOutReason, string>> = {
  off: 'This account is switched off. Please contact the administrator.',
  ended:
    'You have been signed out, because the password was changed or you signed out elsewhere. Please sign in again.',
  'password changed':
    'The password of this account was changed a moment ago. Please wait 15 seconds, then sign in with the new password.',
  'too long': 'You have been signed out, because you signed in a long time ago. Please sign in again.',
  unused: 'You have been signed out, because this device had not used the site for 30 days. Please sign in again.',
  refused: 'Your sign-in has ended. Please sign in again.',
};

/** Says why the user is not signed in any more. */
export function SignedOutNotice() {
  const reason = useSignOutReason();
  if (!reason) return null;
  return (
    <div role="alert" className="border-b border-danger bg-paper print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <p className="flex items-start gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {words[reason]}
        </p>
        {reason === 'off' ? (
          <TextLink to={{ page: 'home', section: 'contact-us' }}>Contact Us</TextLink>
        ) : (
          <TextLink to={{ page: 'sign-in' }}>Member Login</TextLink>
        )}
        <button
          type="button"
          className="ml-auto min-h-11 px-2 font-medium text-maroon-800"
          onClick={dismissSignOutReason}
        >
          Dismiss
        </button>
      </div>
    </div>
  );
}
