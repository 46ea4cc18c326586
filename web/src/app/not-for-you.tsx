import type { Audience } from '@/app/audience';
import { navigate } from '@/lib/navigation/history';
import { signOut, usernameOf, useViewer } from '@/lib/backend/session';
import { Button } from '@/ui/button';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { t } from '@/texts/texts';

/** Stands in the place of a page that is for other viewers. */
export function NotForYou({ title, audience }: { title: string; audience: Audience }) {
  const viewer = useViewer();
  const isAdmin = viewer.kind === 'admin';
  return (
    <div className="wrap max-w-2xl py-20 text-center">
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
