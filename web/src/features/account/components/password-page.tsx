import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { knownTemporaryPassword } from '@/features/account/api/login';
import { Done } from '@/bureau/components/done';
import { Welcome } from '@/features/account/components/welcome';
import { ErrorPage } from '@/bureau/components/error-page';
import { navigate } from '@/lib/navigation/history';
import { ChangePasswordForm } from '@/features/account/components/change-password-form';
import { lazyPart } from '@/base/load-part';
import { SessionsList } from '@/features/account/components/sessions-list';
import { signOut, useSession } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';
import { PageSkeleton } from '@/ui/page-skeleton';

// For admins only.
const SecondFactorPart = lazyPart(
  async () => (await import('@/features/account/components/second-factor-part')).SecondFactorPart,
);

/** The page to change the password. At the first sign-in it replaces every other page. */
export function PasswordPage() {
  const { viewer, identityFailed } = useSession();
  const queries = useQueryClient();
  const [changed, setChanged] = useState<'first' | 'again' | null>(null);
  const [known] = useState(knownTemporaryPassword);

  if (changed === 'first' && viewer.kind !== 'admin') return <Welcome />;
  if (changed !== null) {
    return (
      <div className="wrap max-w-2xl py-20">
        <Done level={1} title={t('account.changed.title')}>
          <p>{t('account.changed.note')}</p>
        </Done>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="primary" onClick={() => navigate({ page: viewer.kind === 'admin' ? 'today' : 'profiles' })}>
            {viewer.kind === 'admin' ? t('shell.pages.today') : t('account.signIn.browse')}
          </Button>
        </div>
      </div>
    );
  }
  // The session has ended, and the guard is about to redirect to the sign-in page.
  if (viewer.kind === 'loading' || viewer.kind === 'visitor' || viewer.kind === 'second step')
    return identityFailed ? <ErrorPage /> : <PageSkeleton />;
  const form = (
    <ChangePasswordForm
      username={viewer.username}
      isTemporary={viewer.kind === 'temporary'}
      known={viewer.kind === 'temporary' ? known : null}
      onChanged={() => {
        setChanged(viewer.kind === 'temporary' ? 'first' : 'again');
        // Cached data was loaded before the password change, when the account could read nothing.
        if (viewer.kind === 'temporary') void queries.resetQueries();
      }}
      onSignOut={signOut}
    />
  );
  if (viewer.kind === 'temporary') return form;
  return (
    <>
      {form}
      {viewer.kind === 'admin' && (
        <Suspense fallback={null}>
          <SecondFactorPart />
        </Suspense>
      )}
      <section aria-labelledby="my-sessions" className="wrap max-w-2xl pb-20">
        <GroupHeading id="my-sessions">{t('account.sessions.title')}</GroupHeading>
        <SessionsList />
      </section>
    </>
  );
}
