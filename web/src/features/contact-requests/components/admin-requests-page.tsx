import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  decidedRequestsQueryOptions,
  openReportsQueryOptions,
  openRequestsQueryOptions,
} from '@/features/contact-requests/api';
import {
  DecidedRequestList,
  OpenRequestList,
  ReportList,
  RequestsSkeleton,
} from '@/features/contact-requests/components/request-lists';
import { RequestReview, type RequestReviewProps } from '@/features/contact-requests/components/request-review';
import { orderOpenRequests } from '@/features/contact-requests/office-requests';
import { todayAtBureau } from '@/lib/bureau-days';
import { wantHeadingFocus } from '@/lib/navigation/focus';
import { replaceLocation } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { CountedTabs, TabPanel } from '@/ui/lists';
import { OfficePage } from '@/bureau/components/office-page';
import { ErrorPage } from '@/bureau/components/page-title';
import { MasterDetail, NothingChosen } from '@/ui/master-detail';

interface AdminRequestsPageProps {
  requestId: number | null;
  match: RequestReviewProps['match'];
  sharing: RequestReviewProps['sharing'];
}

export function AdminRequestsPage({ requestId, match, sharing }: AdminRequestsPageProps) {
  const open = useQuery(openRequestsQueryOptions());
  const decided = useInfiniteQuery(decidedRequestsQueryOptions());
  const reports = useQuery(openReportsQueryOptions());
  const [tab, setTab] = useState<'open' | 'decided' | 'reports'>('open');
  const [today] = useState(todayAtBureau);

  if ((open.isError && !open.data) || (decided.isError && !decided.data) || (reports.isError && !reports.data))
    return <ErrorPage />;

  const openRequests = open.data && orderOpenRequests(open.data, today);
  const decidedRequests = decided.data?.pages.flatMap((part) => part.requests);
  const ids = openRequests?.map(({ id }) => id) ?? [];
  const at = requestId === null ? -1 : ids.indexOf(requestId);
  // After the last comes the first that was left out.
  const next = ids[at + 1] ?? ids.find((id) => id !== requestId);
  const first = tab === 'open' ? openRequests?.[0]?.id : undefined;
  const choice = { selectedId: requestId, onSelect: select };
  const isAside = requestId !== null && tab !== 'reports';

  return (
    <OfficePage title={t('shell.pages.contactRequests')}>
      <p className="text-muted">{t('requests-office.lead')}</p>
      <CountedTabs
        label={t('requests-office.tabs')}
        tabs={[
          { name: 'open', label: t('requests-office.tab.open'), count: open.data?.length },
          { name: 'decided', label: t('requests-office.tab.decided'), count: null },
          { name: 'reports', label: t('requests-office.tab.reports'), count: reports.data?.length },
        ]}
        chosen={tab}
        onChoose={setTab}
        className="mt-4"
        listClass={isAside && 'max-md:hidden'}
      >
        {tab !== 'reports' && (
          <MasterDetail
            className="mt-6"
            listLocation={{ page: 'requests' }}
            listName={t('requests-office.all')}
            list={
              <>
                <TabPanel name="open">
                  {openRequests ? (
                    <OpenRequestList {...choice} requests={openRequests} today={today} />
                  ) : (
                    <RequestsSkeleton />
                  )}
                </TabPanel>
                <TabPanel name="decided">
                  {decidedRequests ? (
                    <DecidedRequestList {...choice} requests={decidedRequests} more={decided} />
                  ) : (
                    <RequestsSkeleton />
                  )}
                </TabPanel>
              </>
            }
            selectedId={requestId}
            detail={(id) => (
              <RequestReview
                key={id}
                id={id}
                today={today}
                match={match}
                sharing={sharing}
                place={at === -1 ? null : t('requests-office.place', { at: at + 1, count: ids.length })}
                onNext={
                  next === undefined
                    ? null
                    : () => {
                        setTab('open');
                        select(next);
                      }
                }
              />
            )}
            nothingChosen={
              <NothingChosen onStart={first === undefined ? null : () => select(first)}>
                {t('requests-office.choose')}
              </NothingChosen>
            }
          />
        )}
        <TabPanel name="reports">
          {reports.data ? <ReportList reports={reports.data} /> : <RequestsSkeleton />}
        </TabPanel>
      </CountedTabs>
    </OfficePage>
  );
}

function select(requestId: number): void {
  wantHeadingFocus();
  replaceLocation({ page: 'requests', requestId });
}
