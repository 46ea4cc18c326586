import { PageTitle } from '@/bureau/components/page-title';
import type { Viewer } from '@/lib/backend/session';
import { navigate, returnTo } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';

/** In place of a profile that the viewer cannot see, or that there is not. */
export function ProfileGone({ viewer }: { viewer: Viewer }) {
  return (
    <div className="py-12">
      <PageTitle>{t('profiles.gone.heading')}</PageTitle>
      <EmptyState
        isPage
        heading={t('profiles.gone.heading')}
        actions={
          <>
            {viewer.kind === 'visitor' && (
              <Button look="primary" onClick={() => navigate({ page: 'sign-in' })}>
                {t('shell.pages.memberLogin')}
              </Button>
            )}
            <Button
              look={viewer.kind === 'visitor' ? 'quiet' : 'primary'}
              onClick={() => returnTo({ page: 'profiles' })}
            >
              {t('shell.notForYou.browse')}
            </Button>
          </>
        }
      >
        {t(viewer.kind === 'visitor' ? 'profiles.gone.visitor' : 'profiles.gone.member')}
      </EmptyState>
    </div>
  );
}
