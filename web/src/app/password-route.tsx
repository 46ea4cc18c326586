import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorPage } from '@/app/error-page';
import { navigate } from '@/lib/navigation/history';
import { PageSkeleton } from '@/app/page-skeleton';
import { goHome, goToMemberLogin } from '@/app/site-links';
import { ChangePasswordForm } from '@/features/account/components/change-password-form';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

/** Where a password is changed: at the first sign-in in place of any other page, later when wanted. */
export function PasswordRoute() {
  const { viewer, identityFailed, signOut } = useSession();
  const queries = useQueryClient();
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (viewer.kind === 'visitor') goToMemberLogin();
  }, [viewer.kind]);

  if (changed) {
    return (
      <div className="wrap max-w-2xl py-20 text-center">
        <PageHeading className="text-2xl sm:text-3xl">Your password is changed</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-6 text-lg text-balance">Use it from now on. You are signed out everywhere else.</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button
            look="primary"
            onClick={() => {
              navigate({ page: viewer.kind === 'admin' ? 'dashboard' : 'profiles' });
            }}
          >
            {viewer.kind === 'admin' ? 'Dashboard' : 'Browse profiles'}
          </Button>
        </div>
      </div>
    );
  }
  if (identityFailed) return <ErrorPage />;
  if (viewer.kind === 'loading' || viewer.kind === 'visitor') return <PageSkeleton />;
  return (
    <ChangePasswordForm
      username={viewer.username ?? ''}
      isTemporary={viewer.kind === 'temporary'}
      onChanged={() => {
        wantHeadingFocus();
        setChanged(true);
        // Everything was read as someone who may read nothing.
        if (viewer.kind === 'temporary') void queries.resetQueries();
      }}
      onSignOut={() => {
        goHome();
        void signOut();
      }}
    />
  );
}
