import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import {
  decidedRequestsQueryOptions,
  openRequestsQueryOptions,
} from '@/features/contact-requests/api/reviewed-requests';
import { openReportsQueryOptions } from '@/features/contact-requests/api/reports';
import { ReportList } from '@/features/contact-requests/components/report-list';
import {
  DecidedRequestList,
  OpenRequestList,
  RequestsSkeleton,
} from '@/features/contact-requests/components/request-lists';
import { RequestReview } from '@/features/contact-requests/components/request-review';
import { orderOpenRequests } from '@/features/contact-requests/order-open-requests';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatCount } from '@/lib/format';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { ErrorPage } from '@/ui/error-page';
import { replaceLocation } from '@/lib/navigation/history';

const tabNames = ['open', 'decided', 'reports'] as const;
type TabName = (typeof tabNames)[number];

interface AdminRequestsPageProps {
  /** The request looked at, open or decided. */
  requestId: number | null;
}

/** Where the admin decides on what members ask for, and reads what they report. */
export function AdminRequestsPage({ requestId }: AdminRequestsPageProps) {
  const open = useQuery(openRequestsQueryOptions());
  const decided = useInfiniteQuery(decidedRequestsQueryOptions());
  const reports = useQuery(openReportsQueryOptions());
  const [tab, setTab] = useState<TabName>('open');
  const [today] = useState(todayAtBureau);

  if ((open.isError && !open.data) || (decided.isError && !decided.data) || (reports.isError && !reports.data))
    return <ErrorPage />;

  const openRequests = open.data && orderOpenRequests(open.data.requests, today);
  const decidedRequests = decided.data?.pages.flatMap((part) => part.requests);
  const next = openRequests?.find(({ id }) => id !== requestId)?.id;
  const isAside = requestId !== null && tab !== 'reports';
  const columns = (list: ReactNode) => (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-8 md:grid-cols-[minmax(250px,28%)_minmax(0,1fr)]">
      <div className={clsx('md:sticky md:top-4', requestId !== null && 'max-md:hidden')}>{list}</div>
      {requestId === null ? (
        <NothingChosen first={tab === 'open' ? (openRequests?.[0]?.id ?? null) : null} />
      ) : (
        <div className="min-w-0">
          <BackLink to={{ page: 'requests' }} mode="replace" className="mb-3 md:hidden">
            All requests
          </BackLink>
          <RequestReview
            key={requestId}
            id={requestId}
            today={today}
            onNext={
              next === undefined
                ? null
                : () => {
                    setTab('open');
                    select(next);
                  }
            }
          />
        </div>
      )}
    </div>
  );

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>Contact Requests</PageTitle>
      <BackLink to={{ page: 'dashboard' }}>Dashboard</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Contact Requests</PageHeading>
      <Tabs.Root
        value={tab}
        className="mt-6"
        onValueChange={(value) => {
          setTab(tabNames.find((name) => name === value) ?? 'open');
        }}
      >
        <Tabs.List
          aria-label="Requests and reports"
          className={clsx('flex border-b border-gold-500', isAside && 'max-md:hidden')}
        >
          <CountedTab value="open" label="Open" count={open.data?.total} />
          <CountedTab value="decided" label="Decided" count={decided.data?.pages[0]?.total ?? undefined} />
          <CountedTab value="reports" label="Reports" count={reports.data?.total} />
        </Tabs.List>
        <Tabs.Content value="open" tabIndex={-1} className="outline-none">
          {columns(
            openRequests ? (
              <OpenRequestList requests={openRequests} today={today} selectedId={requestId} onSelect={select} />
            ) : (
              <RequestsSkeleton />
            ),
          )}
        </Tabs.Content>
        <Tabs.Content value="decided" tabIndex={-1} className="outline-none">
          {columns(
            decidedRequests ? (
              <DecidedRequestList requests={decidedRequests} more={decided} selectedId={requestId} onSelect={select} />
            ) : (
              <RequestsSkeleton />
            ),
          )}
        </Tabs.Content>
        <Tabs.Content value="reports" tabIndex={-1} className="outline-none">
          {reports.data ? <ReportList reports={reports.data.reports} /> : <RequestsSkeleton />}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

/** Shows another request beside the list. */
function select(requestId: number): void {
  wantHeadingFocus();
  replaceLocation({ page: 'requests', requestId });
}

function CountedTab({ value, label, count }: { value: TabName; label: string; count: number | undefined }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-3 font-medium text-muted data-[state=active]:border-maroon-800 data-[state=active]:text-maroon-800 sm:px-4"
    >
      {label}
      <span className="min-w-6 rounded-full border border-line bg-paper px-1.5 text-center text-sm text-ink tabular-nums">
        {count === undefined ? '…' : formatCount(count)}
      </span>
    </Tabs.Trigger>
  );
}

function NothingChosen({ first }: { first: number | null }) {
  return (
    <div className="rounded-card border border-line px-6 py-14 text-center max-md:hidden">
      <p className="text-lg text-muted">Choose a request on the left. Who has waited longest comes first.</p>
      {first !== null && (
        <Button
          look="primary"
          className="mt-6"
          onClick={() => {
            select(first);
          }}
        >
          Start with the first
        </Button>
      )}
    </div>
  );
}
