import { useQuery } from '@tanstack/react-query';
import { biodataQueryOptions } from '@/features/biodata/api/biodata';
import { AdminBiodata } from '@/features/biodata/components/admin-biodata';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import { useViewer } from '@/lib/session';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { EmptyState, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { navigate } from '@/lib/navigation/history';

interface BiodataPageProps {
  profileId: number | null;
}

/** A profile on one sheet of paper, to print. */
export function BiodataPage({ profileId }: BiodataPageProps) {
  return (
    <div className="wrap max-w-[calc(210mm+6rem)] pt-6 pb-24">
      {profileId !== null && <BackLink to={{ page: 'profile', profileId }}>Back to the profile</BackLink>}
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Biodata</PageHeading>
      {profileId === null ? <NotAvailable /> : <Loaded profileId={profileId} />}
    </div>
  );
}

function Loaded({ profileId }: { profileId: number }) {
  const isAdmin = useViewer().kind === 'admin';
  const profile = useQuery(biodataQueryOptions(profileId));
  if (profile.isPending) return <BiodataSkeleton />;
  if (profile.data === undefined) {
    return (
      <>
        <PageTitle>Biodata</PageTitle>
        <InlineError className="mt-6 text-lg" onRetry={() => void profile.refetch()}>
          This biodata could not be loaded.
        </InlineError>
      </>
    );
  }
  if (profile.data === null) return <NotAvailable />;
  // The admin may put the contact details on it.
  return isAdmin ? <AdminBiodata profile={profile.data} /> : <BiodataView profile={profile.data} contact={null} />;
}

function NotAvailable() {
  return (
    <div className="mt-8">
      <PageTitle>Biodata</PageTitle>
      <EmptyState
        heading="This profile is not available"
        actions={
          <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
            Browse profiles
          </Button>
        }
      >
        It may have been withdrawn, or it is not open to you.
      </EmptyState>
    </div>
  );
}

function BiodataSkeleton() {
  return (
    <>
      <PageTitle>Biodata</PageTitle>
      <LoadingNotice>Loading the biodata</LoadingNotice>
      <Skeleton className="mt-5 h-12 w-80 max-w-full" />
      <Skeleton className="mx-auto mt-8 min-h-dvh w-full max-w-[210mm] sm:min-h-[297mm]" />
    </>
  );
}
