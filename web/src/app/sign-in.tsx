import type { Audience } from '@/app/routes';
import { PageTitle } from '@/bureau/components/page-title';
import { SignInForm } from '@/features/account/sign-in-form';
import { signOut, usernameOf, useSession, useViewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { LotusRule, PageHeading } from '@/ui/page-heading';

/** The sign-in form, on its own page or in the place of a page that is not for visitors. */
export function SignIn({ title, audience }: { title: string; audience: Audience }) {
  const { viewer, identityFailed, retryIdentity } = useSession();
  return (
    <SignInForm
      title={t(isOfOffice(audience) ? 'shell.adminLogin' : 'shell.pages.memberLogin')}
      lead={leadOf(title, audience)}
      entering={viewer.kind !== 'visitor'}
      lookupFailed={identityFailed}
      onRetryLookup={retryIdentity}
    />
  );
}

const isOfOffice = (audience: Audience) => audience === 'admin' || audience === 'owners';

function leadOf(title: string, audience: Audience): string {
  if (audience === 'admin') return t('shell.signIn.admin');
  if (audience === 'visitors') return t('shell.signIn.member');
  return t('shell.signIn.page', { title });
}

/** Stands in the place of a page that is for other viewers. */
export function NotForYou({ title, audience }: { title: string; audience: Audience }) {
  const viewer = useViewer();
  const isAdmin = viewer.kind === 'admin';
  return (
    <div className="wrap max-w-2xl py-20 text-center plain:py-6 plain:text-left">
      <PageTitle>{title}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
      <LotusRule className="mx-auto mt-4" />
      <p className="mt-6 text-lg text-balance">
        {isAdmin
          ? t(audience === 'owners' ? 'shell.notForYou.clerk' : 'shell.notForYou.admin')
          : t('shell.notForYou.member', { username: usernameOf(viewer) ?? '' })}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => navigate({ page: isAdmin ? 'dashboard' : 'profiles' })}>
          {t(isAdmin ? 'shell.pages.dashboard' : 'shell.notForYou.browse')}
        </Button>
        {!isAdmin && <Button onClick={signOut}>{t('shell.signOut')}</Button>}
      </div>
    </div>
  );
}
