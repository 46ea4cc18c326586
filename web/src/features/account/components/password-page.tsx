import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knownTemporaryPassword } from '@/features/account/api/login';
import { Welcome } from '@/features/account/components/welcome';
import { ErrorPage } from '@/ui/error-page';
import { navigate } from '@/lib/navigation/history';
import { ChangePasswordForm } from '@/features/account/components/change-password-form';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { signOut, useSession } from '@/lib/backend/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { PageSkeleton } from '@/ui/page-skeleton';

/** Where a password is changed: at the first sign-in in place of any other page, later when wanted. */
export function PasswordPage() {
  const { viewer, identityFailed } = useSession();
  const queries = useQueryClient();
  const [changed, setChanged] = useState<'first' | 'again' | null>(null);
  const [known] = useState(knownTemporaryPassword);

  if (changed === 'first' && viewer.kind !== 'admin') return <Welcome />;
  if (changed !== null) {
    return (
      <div className="wrap max-w-2xl py-20 text-center">
        <PageHeading className="text-2xl sm:text-3xl">Your password is changed</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-6 text-lg text-balance">Use it from now on. You are signed out everywhere else.</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button look="primary" onClick={() => navigate({ page: viewer.kind === 'admin' ? 'dashboard' : 'profiles' })}>
            {viewer.kind === 'admin' ? 'Dashboard' : 'Browse profiles'}
          </Button>
        </div>
      </div>
    );
  }
  // The page is for those with a login; one that ends here is on its way to the sign-in.
  if (viewer.kind === 'loading' || viewer.kind === 'visitor') return identityFailed ? <ErrorPage /> : <PageSkeleton />;
  return (
    <ChangePasswordForm
      username={viewer.username}
      isTemporary={viewer.kind === 'temporary'}
      known={viewer.kind === 'temporary' ? known : null}
      onChanged={() => {
        wantHeadingFocus();
        setChanged(viewer.kind === 'temporary' ? 'first' : 'again');
        // Everything was read as someone who may read nothing.
        if (viewer.kind === 'temporary') void queries.resetQueries();
      }}
      onSignOut={signOut}
    />
  );
}
