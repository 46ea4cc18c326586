import { useQuery } from '@tanstack/react-query';
import { biodataQueryOptions } from '@/features/biodata/api/biodata';
import { AdminBiodata } from '@/features/biodata/components/admin-biodata';
import { BiodataView, type ComputeOnPaper } from '@/features/biodata/components/biodata-view';
import { useViewer } from '@/lib/backend/session';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { navigate } from '@/lib/navigation/history';

interface BiodataPageProps {
  profileId: number | null;
  drawCharts: ComputeOnPaper;
  drawPanchangam: ComputeOnPaper;
  writeJathakam: ComputeOnPaper;
}

/** A profile on one sheet of paper, to print. */
export function BiodataPage({ profileId, ...computed }: BiodataPageProps) {
  return (
    <div className="wrap max-w-[calc(210mm+6rem)] pt-6 pb-24">
      <PageTitle>Biodata</PageTitle>
      {profileId !== null && <BackLink to={{ page: 'profile', profileId }}>Back to the profile</BackLink>}
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Biodata</PageHeading>
      {profileId === null ? <NotAvailable /> : <Loaded profileId={profileId} {...computed} />}
    </div>
  );
}

function Loaded({ profileId, ...computed }: BiodataPageProps & { profileId: number }) {
  const isAdmin = useViewer().kind === 'admin';
  const profile = useQuery(biodataQueryOptions(profileId));
  return (
    <QueryView
      query={profile}
      loading="Loading the biodata"
      skeleton={<BiodataSkeleton />}
      failure="This biodata could not be loaded."
      failureClass="mt-6 text-lg"
    >
      {(found) => {
        if (found === null) return <NotAvailable />;
        // The admin can add the contact details.
        if (isAdmin) return <AdminBiodata profile={found} {...computed} />;
        return <BiodataView profile={found} contact={null} {...computed} />;
      }}
    </QueryView>
  );
}

function NotAvailable() {
  return (
    <div className="mt-8">
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
      <Skeleton className="mt-5 h-12 w-80 max-w-full" />
      <Skeleton className="mx-auto mt-8 min-h-dvh w-full max-w-[210mm] sm:min-h-[297mm]" />
    </>
  );
}
