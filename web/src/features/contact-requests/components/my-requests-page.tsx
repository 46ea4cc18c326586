import { useQuery } from '@tanstack/react-query';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { myRequestsQueryOptions } from '@/features/contact-requests/api/my-requests';
import { BlockedPeople } from '@/features/contact-requests/components/blocked-people';
import { HiddenProfileNotice } from '@/features/contact-requests/components/hidden-profile-notice';
import { MyRequestRow } from '@/features/contact-requests/components/my-request-row';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { navigate } from '@/lib/navigation/history';
import { ErrorPage } from '@/ui/error-page';

/** The member's requests, newest first, and the people they have blocked. */
export function MyRequestsPage() {
  const requests = useQuery(myRequestsQueryOptions(ownProfileId(useViewer())));
  if (requests.isError && !requests.data) return <ErrorPage />;
  return (
    <div className="wrap max-w-5xl py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>My Requests</PageTitle>
      <div className="mb-10 text-center">
        <PageHeading className="text-2xl sm:text-3xl">My Requests</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">
          Whose contact details you have asked for, and how far the bureau is.
        </p>
      </div>
      <QueryView
        query={requests}
        loading="Loading your requests"
        skeleton={
          <>
            <Skeleton className="h-44 w-full rounded-card!" />
            <Skeleton className="mt-4 h-44 w-full rounded-card!" />
          </>
        }
        failure={null}
        isEmpty={(mine) => mine.length === 0}
        empty={
          <EmptyState
            heading="You have not asked for anyone yet"
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
                Browse profiles
              </Button>
            }
          >
            Open a profile, and ask there for the contact details.
          </EmptyState>
        }
      >
        {(mine) => (
          <>
            {mine.some(({ status }) => status === 'approved') && (
              <div className="mb-4 empty:hidden">
                <HiddenProfileNotice about="shared" />
              </div>
            )}
            <ul className="grid gap-4">
              {mine.map((request) => (
                <MyRequestRow key={request.id} request={request} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <BlockedPeople />
    </div>
  );
}
