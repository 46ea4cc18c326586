import { useEffect, type ReactNode } from 'react';
import { ErrorPage } from '@/app/error-page';
import { navigate } from '@/lib/navigation/history';
import { NotForYou } from '@/app/not-for-you';
import { PageSkeleton } from '@/app/page-skeleton';
import { goHome, goToContact } from '@/app/site-links';
import { useWasAsked } from '@/app/use-was-asked';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';

const browse = () => {
  navigate({ page: 'profiles' });
};

/** A page for the admin; for everyone else the way in. The database decides what is read: this only decides what is drawn. */
export function AdminOnly({ title, children }: { title: string; children: ReactNode }) {
  const { viewer, identityFailed, retryIdentity, signOut } = useSession();
  const wasAsked = useWasAsked(viewer.kind);

  useEffect(() => {
    if (viewer.kind === 'visitor') wantHeadingFocus();
  }, [viewer.kind]);

  if (viewer.kind === 'admin') return children;
  if (viewer.kind === 'member') {
    return (
      <NotForYou title={title} text={`You are signed in as ${viewer.username}, a member. This page is for the admin.`}>
        <Button look="primary" onClick={browse}>
          Browse profiles
        </Button>
        <Button
          onClick={() => {
            goHome();
            void signOut();
          }}
        >
          Sign Out
        </Button>
      </NotForYou>
    );
  }
  if (!wasAsked) return identityFailed ? <ErrorPage /> : <PageSkeleton />;
  return (
    <SignInForm
      title="Admin Login"
      lead="The dashboard is for the bureau's admin."
      entering={viewer.kind === 'loading'}
      lookupFailed={identityFailed}
      onRetryLookup={retryIdentity}
      onContact={goToContact}
      onBrowse={browse}
    />
  );
}
