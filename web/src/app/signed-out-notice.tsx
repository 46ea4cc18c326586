import { dismissSignOutReason, useSignOutReason } from '@/lib/backend/session';
import { CircleAlert } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';

/** Says why the user is not signed in any more. */
export function SignedOutNotice() {
  const reason = useSignOutReason();
  if (!reason) return null;
  return (
    <div role="alert" className="border-b border-danger bg-paper print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <p className="flex items-start gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {reason === 'off'
            ? 'This account is switched off. Please contact the administrator.'
            : 'You have been signed out, because the password was changed or you signed out elsewhere. Please sign in again.'}
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
