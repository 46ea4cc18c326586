import { useEffect, type ReactNode } from 'react';
import { ErrorPage } from '@/app/error-page';
import { PageSkeleton } from '@/app/page-skeleton';
import { goToContact, goToDashboard, openProfiles } from '@/app/site-links';
import { useWasAsked } from '@/app/use-was-asked';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { wantHeadingFocus } from '@/lib/heading-focus';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

interface MemberOnlyProps {
  title: string;
  /** The page is for the admin too. */
  orAdmin?: boolean;
  children: ReactNode;
}

/** A page for members; for everyone else the way in. */
export function MemberOnly({ title, orAdmin = false, children }: MemberOnlyProps) {
  const { viewer, identityFailed } = useSession();
  const wasAsked = useWasAsked(viewer.kind);
  useEffect(() => {
    if (viewer.kind === 'visitor') wantHeadingFocus();
  }, [viewer.kind]);

  if (viewer.kind === 'member' || (orAdmin && viewer.kind === 'admin')) return children;
  if (viewer.kind === 'admin') {
    return (
      <div className="wrap max-w-2xl py-20 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-6 text-lg text-balance">You are signed in as the admin. This page is for members.</p>
        <div className="mt-8 flex justify-center">
          <Button look="primary" onClick={goToDashboard}>
            Dashboard
          </Button>
        </div>
      </div>
    );
  }
  if (identityFailed) return <ErrorPage />;
  if (!wasAsked) return <PageSkeleton />;
  return (
    <SignInForm
      title="Member Login"
      lead={`Sign in to see this page: ${title}.`}
      entering={viewer.kind === 'loading'}
      onContact={goToContact}
      onBrowse={openProfiles}
    />
  );
}
