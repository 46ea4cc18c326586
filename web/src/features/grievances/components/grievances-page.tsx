import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { grievancesQueryOptions, type TypedGrievance } from '@/features/grievances/api/grievances';
import { GrievanceCard } from '@/features/grievances/components/grievance-card';
import { NewGrievanceDialog } from '@/features/grievances/components/new-grievance-dialog';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { CountedTabs, TabPanel } from '@/ui/counted-tabs';
import { LoadMore } from '@/ui/load-more';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

/** The complaints of the bureau, each with its clock. `grievanceId`: the one to which a link has led. */
export function GrievancesPage({ grievanceId }: { grievanceId: number | null }) {
  const open = useInfiniteQuery(grievancesQueryOptions(false));
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState<TypedGrievance | null>(null);
  const [tab, setTab] = useState<'open' | 'closed'>('open');
  const [answered, setAnswered] = useState<number | null>(null);
  const shown = answered ?? grievanceId;
  // The answer is sent from there.
  const showAnswered = (id: number) => {
    setAnswered(id);
    setTab('closed');
  };
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('shell.pages.complaints')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="text-2xl sm:text-3xl">{t('shell.pages.complaints')}</PageHeading>
        <Button look="primary" onClick={() => setIsAdding(true)}>
          {t('grievances.new')}
        </Button>
      </div>
      <p className="text-muted">{t('grievances.lead')}</p>
      {isAdding && (
        <NewGrievanceDialog
          typed={typed}
          onClose={(left) => {
            setTyped(left);
            setIsAdding(false);
          }}
        />
      )}
      <CountedTabs
        label={t('shell.pages.complaints')}
        tabs={[
          { name: 'open', label: t('enquiries.open'), count: open.data?.pages[0]?.count },
          { name: 'closed', label: t('enquiries.closed'), count: null },
        ]}
        chosen={tab}
        onChoose={setTab}
        className="mt-4"
      >
        <TabPanel name="open">
          <GrievanceList shown={shown} closed={false} onAnswered={showAnswered} />
        </TabPanel>
        <TabPanel name="closed">
          <GrievanceList shown={shown} closed onAnswered={showAnswered} />
        </TabPanel>
      </CountedTabs>
    </div>
  );
}

interface GrievanceListProps {
  closed: boolean;
  shown: number | null;
  onAnswered: (id: number) => void;
}

function GrievanceList({ closed, shown, onAnswered }: GrievanceListProps) {
  const query = useInfiniteQuery(grievancesQueryOptions(closed));
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  // A link may lead to one that stands further down.
  const isFurther =
    shown !== null && !closed && data?.pages.every(({ list }) => list.every(({ id }) => id !== shown)) === true;
  useEffect(() => {
    if (isFurther && hasNextPage && !isFetching) void fetchNextPage();
  }, [isFurther, hasNextPage, isFetching, fetchNextPage]);
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('grievances.these') })}
      skeleton={<Skeleton className="mt-4 h-40 w-full" />}
      failure={couldNotLoad(t('grievances.these'))}
      failureClass="mt-4"
      isEmpty={({ pages }) => pages[0]?.count === 0}
      empty={<p className="mt-4 text-muted">{t(closed ? 'enquiries.noneClosed' : 'grievances.noneOpen')}</p>}
    >
      {({ pages }) => (
        <>
          <ul className="my-4 space-y-4">
            {pages
              .flatMap(({ list }) => list)
              .map((grievance) => (
                <li key={grievance.id}>
                  <GrievanceCard grievance={grievance} shown={shown} onAnswered={() => onAnswered(grievance.id)} />
                </li>
              ))}
          </ul>
          <LoadMore more={query} />
        </>
      )}
    </QueryView>
  );
}
