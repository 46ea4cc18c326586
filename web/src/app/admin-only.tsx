import { useEffect, type ReactNode } from 'react';
import { ErrorPage } from '@/app/error-page';
import { goTo } from '@/app/navigation';
import { PageSkeleton } from '@/app/page-skeleton';
import { goHome, goToContact } from '@/app/site-links';
import { useWasAsked } from '@/app/use-was-asked';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { wantHeadingFocus } from '@/lib/heading-focus';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

const browse = () => {
  goTo({ page: 'profiles' });
};

/** A page for the admin; for everyone else the way in. The database decides what is read: this only decides what is drawn. */
export function AdminOnly({ title, children }: { title: string; children: ReactNode }) {
  const { viewer, identityFailed, retryIdentity, signOut } = useSession();
  const wasAsked = useWasAsked(viewer.kind);

  useEffect(() => {
    // Coming to the page tries again to find out who is signed in.
    if (identityFailed) retryIdentity();
    // oxlint-disable-next-line react/exhaustive-deps -- once a visit
  }, []);

  useEffect(() => {
    if (viewer.kind === 'visitor') wantHeadingFocus();
  }, [viewer.kind]);

  if (viewer.kind === 'admin') return children;
  if (viewer.kind === 'member') {
    return (
      <div className="wrap max-w-2xl py-20 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-6 text-lg text-balance">
          You are signed in as {viewer.username}, a member. This page is for the admin.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
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
        </div>
      </div>
    );
  }
  if (identityFailed) return <ErrorPage />;
  if (!wasAsked) return <PageSkeleton />;
  return (
    <SignInForm
      title="Admin Login"
      lead="The dashboard is for the bureau's admin."
      entering={viewer.kind === 'loading'}
      onContact={goToContact}
      onBrowse={browse}
    />
  );
}
