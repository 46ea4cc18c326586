import { useEffect, type ReactNode } from 'react';
import { ErrorPage } from '@/app/error-page';
import { NotForYou } from '@/app/not-for-you';
import { PageSkeleton } from '@/app/page-skeleton';
import { goToContact, goToDashboard, openProfiles } from '@/app/site-links';
import { useWasAsked } from '@/app/use-was-asked';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';

interface MemberOnlyProps {
  title: string;
  /** The page is for the admin too. */
  orAdmin?: boolean;
  children: ReactNode;
}

/** A page for members; for everyone else the way in. */
export function MemberOnly({ title, orAdmin = false, children }: MemberOnlyProps) {
  const { viewer, identityFailed, retryIdentity } = useSession();
  const wasAsked = useWasAsked(viewer.kind);
  useEffect(() => {
    if (viewer.kind === 'visitor') wantHeadingFocus();
  }, [viewer.kind]);

  if (viewer.kind === 'member' || (orAdmin && viewer.kind === 'admin')) return children;
  if (viewer.kind === 'admin') {
    return (
      <NotForYou title={title} text="You are signed in as the admin. This page is for members.">
        <Button look="primary" onClick={goToDashboard}>
          Dashboard
        </Button>
      </NotForYou>
    );
  }
  if (!wasAsked) return identityFailed ? <ErrorPage /> : <PageSkeleton />;
  return (
    <SignInForm
      title="Member Login"
      lead={`Sign in to see this page: ${title}.`}
      entering={viewer.kind === 'loading'}
      lookupFailed={identityFailed}
      onRetryLookup={retryIdentity}
      onContact={goToContact}
      onBrowse={openProfiles}
    />
  );
}
