import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { enquiriesQueryOptions, type AddedEnquiry } from '@/features/enquiries/api/enquiries';
import { EnquiryCard, type EnquiryActs } from '@/features/enquiries/components/enquiry-card';
import { NewEnquiryDialog } from '@/features/enquiries/components/new-enquiry-dialog';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { CountedTabs, TabPanel } from '@/ui/counted-tabs';
import { LoadMore } from '@/ui/load-more';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

/** The enquiries, and what the office did about each. */
export function EnquiriesPage(acts: EnquiryActs) {
  const open = useInfiniteQuery(enquiriesQueryOptions(false));
  const pages = open.data?.pages ?? [];
  const fresh = pages.flatMap(({ list }) => list).filter(({ state }) => state === 'new').length;
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState<AddedEnquiry | null>(null);
  const [tab, setTab] = useState<'open' | 'closed'>('open');
  // Others are open for longer: the database lists the added one last. No answer names it, as that would confirm a guessed number.
  const [added, setAdded] = useState<'last' | number | null>(null);
  if (added === 'last' && open.isSuccess && !open.hasNextPage && !open.isFetching)
    setAdded(pages.at(-1)?.list.at(-1)?.id ?? null);
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('enquiries.title')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="text-2xl sm:text-3xl">{t('enquiries.title')}</PageHeading>
        <Button look="primary" onClick={() => setIsAdding(true)}>
          {t('enquiries.new')}
        </Button>
      </div>
      <p className="text-muted">{t('enquiries.lead')}</p>
      {isAdding && (
        <NewEnquiryDialog
          typed={typed}
          onClose={(left) => {
            setTyped(left);
            setIsAdding(false);
            if (left !== null) return;
            setAdded('last');
            setTab('open');
          }}
        />
      )}
      <CountedTabs
        label={t('enquiries.tabs')}
        tabs={[
          {
            name: 'open',
            label: t('enquiries.open'),
            count: open.hasNextPage
              ? pages[0]?.count
              : open.data && t('enquiries.newOf', { count: pages[0]?.count ?? 0, fresh }),
          },
          { name: 'closed', label: t('enquiries.closed'), count: null },
        ]}
        chosen={tab}
        onChoose={setTab}
        className="mt-4"
      >
        <TabPanel name="open">
          <EnquiryList {...acts} closed={false} added={added} />
        </TabPanel>
        <TabPanel name="closed">
          <EnquiryList {...acts} closed added={null} />
        </TabPanel>
      </CountedTabs>
    </div>
  );
}

interface EnquiryListProps extends EnquiryActs {
  closed: boolean;
  /** The enquiry to show first: the last one, until its id is known. */
  added: 'last' | number | null;
}

function EnquiryList({ closed, added, ...acts }: EnquiryListProps) {
  const query = useInfiniteQuery(enquiriesQueryOptions(closed));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  // A link may lead to an enquiry that stands further down.
  const isFurther =
    added === 'last' ||
    (acts.shown !== null &&
      !closed &&
      data?.pages.every(({ list }) => list.every(({ id }) => id !== acts.shown)) === true);
  useEffect(() => {
    if (isFurther && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isFurther, hasNextPage, isFetching, isError, fetchNextPage]);
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('enquiries.these') })}
      skeleton={<Skeleton className="mt-4 h-40 w-full" />}
      failure={couldNotLoad(t('enquiries.these'))}
      failureClass="mt-4"
      isEmpty={({ pages }) => pages[0]?.count === 0}
      empty={<p className="mt-4 text-muted">{t(closed ? 'enquiries.noneClosed' : 'enquiries.noneOpen')}</p>}
    >
      {({ pages }) => (
        <>
          <ul className="my-4 space-y-4">
            {pages
              .flatMap(({ list }) => list)
              .sort((one, other) => Number(other.id === added) - Number(one.id === added))
              .map((enquiry) => (
                <li key={enquiry.id}>
                  <EnquiryCard enquiry={enquiry} {...acts} shown={typeof added === 'number' ? added : acts.shown} />
                </li>
              ))}
          </ul>
          <LoadMore more={query} />
        </>
      )}
    </QueryView>
  );
}
