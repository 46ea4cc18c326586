import { useSession } from '@/lib/session';
import { CircleAlert } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';

/** Says why the user is not signed in any more. */
export function SignedOutNotice() {
  const { signedOutBecause, dismissSignedOut } = useSession();
  if (!signedOutBecause) return null;
  return (
    <div role="alert" className="border-b border-danger bg-paper print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <p className="flex items-start gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {signedOutBecause === 'off'
            ? 'This account is switched off. Please contact the administrator.'
            : 'You have been signed out, because the password was changed or you signed out elsewhere. Please sign in again.'}
        </p>
        {signedOutBecause === 'off' ? (
          <TextLink to={{ page: 'home', section: 'contact-us' }}>Contact Us</TextLink>
        ) : (
          <TextLink to={{ page: 'sign-in' }}>Member Login</TextLink>
        )}
        <button type="button" className="ml-auto min-h-11 px-2 font-medium text-maroon-800" onClick={dismissSignedOut}>
          Dismiss
        </button>
      </div>
    </div>
  );
}
