import { useQuery } from '@tanstack/react-query';
import { adviceFor } from '@/features/profiles/advice';
import { ProfileCardSkeletons } from '@/features/profiles/list/profile-card-skeletons';
import type { Filters } from '@/features/profiles/filters';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import type { Viewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';

/** Stands in the place of the list where nobody is shown to this viewer. */
export function NoProfiles({ viewer }: { viewer: Viewer }) {
  // For a visitor an empty list may mean that profiles are for members only.
  const settings = useQuery({ ...visitorSettingsQueryOptions(), enabled: viewer.kind === 'visitor' });
  if (viewer.kind === 'loading' || settings.isLoading) return <ProfileCardSkeletons />;
  if (viewer.kind === 'visitor' && settings.data?.mayBrowse === false) {
    return (
      <EmptyState
        heading={t('profiles.membersOnly.heading')}
        actions={
          <>
            <Button look="primary" onClick={() => navigate({ page: 'sign-in' })}>
              {t('shell.pages.memberLogin')}
            </Button>
            <Button onClick={() => navigate({ page: 'home', section: 'contact-us' })}>{t('profiles.contactUs')}</Button>
          </>
        }
      >
        {t('profiles.membersOnly.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading={t('profiles.none.heading')}
      actions={
        <>
          <Button look="primary" onClick={() => navigate({ page: 'home', section: 'contact-us' })}>
            {t('profiles.contactUs')}
          </Button>
          <Button onClick={() => navigate({ page: 'home' })}>{t('profiles.backToHome')}</Button>
        </>
      }
    >
      {t('profiles.none.text')}
    </EmptyState>
  );
}

interface NoMatchProps {
  filters: Filters;
  onClear: () => void;
}

/** Stands in the place of the list where nobody matches the filters. */
export function NoMatch({ filters, onClear }: NoMatchProps) {
  return (
    <EmptyState
      heading={t('profiles.noMatch.heading')}
      actions={
        <Button look="primary" onClick={onClear}>
          {t('profiles.clearAllFilters')}
        </Button>
      }
    >
      {[...adviceFor(filters).map((advice) => t(advice)), t('profiles.noMatch.stay')].join(' ')}
    </EmptyState>
  );
}
