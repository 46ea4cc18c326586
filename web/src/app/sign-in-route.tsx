import { useEffect } from 'react';
import { ErrorPage } from '@/app/error-page';
import { goBack, navigate, previousLocation, replaceLocation } from '@/lib/navigation/history';
import { PageSkeleton } from '@/app/page-skeleton';
import { goToContact } from '@/app/site-links';
import { useWasAsked } from '@/app/use-was-asked';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { useSession } from '@/lib/session';

/** The members' sign-in page. Once signed in, the reader is taken back to where they came from. */
export function SignInRoute() {
  const { viewer, identityFailed, retryIdentity } = useSession();
  const wasAsked = useWasAsked(viewer.kind);

  useEffect(() => {
    if (viewer.kind === 'admin') replaceLocation({ page: 'dashboard' });
    if (viewer.kind === 'member') {
      // The entry before this one is where the reader came from: Back keeps its place and leaves no form behind.
      const from = previousLocation();
      if (from?.page === 'profiles' || from?.page === 'profile') goBack();
      else replaceLocation({ page: 'profiles' });
    }
  }, [viewer.kind]);

  if (!wasAsked) return identityFailed ? <ErrorPage /> : <PageSkeleton />;
  return (
    <SignInForm
      title="Member Login"
      lead="Sign in with the username and the password that the bureau gave you."
      entering={viewer.kind !== 'visitor'}
      lookupFailed={identityFailed}
      onRetryLookup={retryIdentity}
      onContact={goToContact}
      onBrowse={() => {
        navigate({ page: 'profiles' });
      }}
    />
  );
}
