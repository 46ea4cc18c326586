import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { navigate } from '@/lib/navigation/history';

/** The page for a login without a profile. */
export function NoProfilePage() {
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('shell.pages.myProfile')}</PageTitle>
      <PageHeading className="sr-only">{t('shell.pages.myProfile')}</PageHeading>
      <EmptyState
        heading={t('my-profile.none.heading')}
        actions={
          <>
            <Button look="primary" onClick={() => navigate({ page: 'home', section: 'contact-us' })}>
              {t('profiles.contactUs')}
            </Button>
            <Button onClick={() => navigate({ page: 'password' })}>{t('my-profile.changePassword')}</Button>
          </>
        }
      >
        {t('my-profile.none.note')}
      </EmptyState>
    </div>
  );
}
