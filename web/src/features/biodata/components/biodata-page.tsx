import { useQuery } from '@tanstack/react-query';
import { biodataQueryOptions } from '@/features/biodata/api/biodata';
import { AdminBiodata } from '@/features/biodata/components/admin-biodata';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { EmptyState, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

interface BiodataPageProps {
  profileId: number | null;
  /** The admin may put the contact details on it. */
  isAdmin: boolean;
  onBack: () => void;
  onBrowse: () => void;
}

/** A profile on one sheet of paper, to print. */
export function BiodataPage({ profileId, isAdmin, onBack, onBrowse }: BiodataPageProps) {
  return (
    <div className="wrap max-w-[calc(210mm+6rem)] pt-6 pb-24">
      {profileId !== null && <BackLink onFollow={onBack}>Back to the profile</BackLink>}
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Biodata</PageHeading>
      {profileId === null ? (
        <NotAvailable onBrowse={onBrowse} />
      ) : (
        <Loaded profileId={profileId} isAdmin={isAdmin} onBrowse={onBrowse} />
      )}
    </div>
  );
}

interface LoadedProps extends Pick<BiodataPageProps, 'isAdmin' | 'onBrowse'> {
  profileId: number;
}

function Loaded({ profileId, isAdmin, onBrowse }: LoadedProps) {
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
  if (profile.data === null) return <NotAvailable onBrowse={onBrowse} />;
  return isAdmin ? <AdminBiodata profile={profile.data} /> : <BiodataView profile={profile.data} contact={null} />;
}

function NotAvailable({ onBrowse }: Pick<BiodataPageProps, 'onBrowse'>) {
  return (
    <div className="mt-8">
      <PageTitle>Biodata</PageTitle>
      <EmptyState
        heading="This profile is not available"
        actions={
          <Button look="primary" onClick={onBrowse}>
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
