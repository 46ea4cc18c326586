import { useQuery } from '@tanstack/react-query';
import { biodataQueryOptions } from '@/features/biodata/api';
import { AdminBiodata } from '@/features/biodata/components/admin-biodata';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import type { SayWishes } from '@/features/biodata/sheet-sections';
import type { Computed } from '@/features/biodata/sheet-parts';
import { useViewer } from '@/lib/backend/session';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';

interface BiodataPageProps extends Computed {
  profileId: number | null;
  sayWishes: SayWishes | null;
}

/** A profile on one sheet of paper, to print. */
export function BiodataPage({ profileId, ...computed }: BiodataPageProps) {
  return (
    <div className="wrap max-w-[calc(210mm+6rem)] pt-6 pb-24">
      <PageTitle>{t('shell.pages.biodata')}</PageTitle>
      {profileId !== null && <BackLink to={{ page: 'profile', profileId }}>{t('biodata.back')}</BackLink>}
      <PageHeading className="mt-2 text-2xl sm:text-3xl">{t('shell.pages.biodata')}</PageHeading>
      {profileId === null ? <NotAvailable /> : <OfProfile profileId={profileId} {...computed} />}
    </div>
  );
}

function OfProfile({ profileId, ...computed }: BiodataPageProps & { profileId: number }) {
  const isAdmin = useViewer().kind === 'admin';
  const profile = useQuery(biodataQueryOptions(profileId));
  return (
    <Loaded query={profile} what={t('biodata.theBiodata')} skeleton={<BiodataSkeleton />}>
      {(found) => {
        if (found === null) return <NotAvailable />;
        // The admin can add the contact details.
        if (isAdmin) return <AdminBiodata profile={found} {...computed} />;
        return <BiodataView profile={found} contact={null} {...computed} />;
      }}
    </Loaded>
  );
}

function NotAvailable() {
  return (
    <div className="mt-8">
      <EmptyState
        heading={t('profiles.gone.heading')}
        actions={
          <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
            {t('shell.notForYou.browse')}
          </Button>
        }
      >
        {t('profiles.gone.member')}
      </EmptyState>
    </div>
  );
}

function BiodataSkeleton() {
  return (
    <>
      <Skeleton className="mt-5 h-12 w-80 max-w-full" />
      <Skeleton className="mx-auto mt-8 min-h-dvh w-full max-w-[210mm] sm:min-h-[297mm]" />
    </>
  );
}
