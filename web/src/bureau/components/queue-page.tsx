import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { formatWhen } from '@/lib/format';
import type { Listing } from '@/lib/rpc';
import { t } from '@/texts/texts';
import { CountedTabs, TabPanel } from '@/ui/lists';
import { Loaded, LoadMore } from '@/ui/loaded';
import { PageHeading } from '@/ui/page-heading';

export type QueueTab = 'open' | 'closed';

interface QueuePageProps {
  title: string;
  lead: string;
  /** The way to a new entry. */
  act: ReactNode;
  /** How many are open. */
  count: number | string | undefined;
  tab: QueueTab;
  onTab: (tab: QueueTab) => void;
  /** The list of a tab. */
  children: (closed: boolean) => ReactNode;
}

/** A page of the office with what is open and what is closed. */
export function QueuePage({ title, lead, act, count, tab, onTab, children }: QueuePageProps) {
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
        {act}
      </div>
      <p className="text-muted">{lead}</p>
      <CountedTabs
        label={title}
        tabs={[
          { name: 'open', label: t('enquiries.open'), count },
          { name: 'closed', label: t('enquiries.closed'), count: null },
        ]}
        chosen={tab}
        onChoose={onTab}
        className="mt-4"
      >
        <TabPanel name="open">{children(false)}</TabPanel>
        <TabPanel name="closed">{children(true)}</TabPanel>
      </CountedTabs>
    </div>
  );
}

interface Entry {
  id: number;
}

interface QueueListProps<Row extends Entry> {
  list: ReturnType<Listing<Row>['of']>;
  /** What is loaded, as a part of a sentence. */
  what: string;
  /** The sentence in place of an empty list. */
  none: string;
  /** The entry to which a link has led: the list is loaded down to it. 'last': down to its end. */
  wanted: number | 'last' | null;
  /** The entry that stands first, wherever the database lists it. */
  first?: number | null;
  /** Lines of one height in place of cards. */
  isLines?: boolean;
  row: (entry: Row) => ReactNode;
}

/** The entries of a queue, each in its card. */
export function QueueList<Row extends Entry>({
  list,
  what,
  none,
  wanted,
  first = null,
  isLines = false,
  row,
}: QueueListProps<Row>) {
  const query = useInfiniteQuery(list);
  const { data, error, refetch, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const entries = data?.pages.flatMap((part) => part.list);
  const isFurther = wanted === 'last' || (wanted !== null && entries?.every(({ id }) => id !== wanted) === true);
  useEffect(() => {
    if (isFurther && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isFurther, hasNextPage, isFetching, isError, fetchNextPage]);
  return (
    <Loaded query={{ data: entries, error, refetch }} what={what} none={none}>
      {(loaded) => (
        <>
          <ul
            {...(isLines && { 'data-lines': '' })}
            className={clsx(
              'my-4',
              isLines
                ? 'divide-y divide-line/60 rounded-card bg-paper [overflow-wrap:anywhere] shadow-card'
                : 'space-y-4',
            )}
          >
            {[...loaded]
              .sort((one, other) => Number(other.id === first) - Number(one.id === first))
              .map((entry) => (
                <li key={entry.id}>{row(entry)}</li>
              ))}
          </ul>
          <LoadMore more={query} />
        </>
      )}
    </Loaded>
  );
}

/** Brings the entry to which a link has led into sight. */
export const scrollToEntry = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'center' });

interface QueueCardProps {
  /** Of its heading. */
  id: string;
  name: string;
  since: string;
  /** Whether a link or an act has led here. */
  isShown: boolean;
  children: ReactNode;
}

/** An entry of a queue: who, and since when. */
export function QueueCard({ id, name, since, isShown, children }: QueueCardProps) {
  const [now] = useState(() => new Date());
  return (
    <article
      ref={isShown ? scrollToEntry : null}
      aria-labelledby={id}
      className={clsx('rounded-card bg-paper px-4 py-4 shadow-card sm:px-6', isShown && 'border border-gold-500')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} translate="no" className="text-xl [overflow-wrap:anywhere] text-maroon-800">
          {name}
        </h2>
        <p className="text-muted">{formatWhen(since, now)}</p>
      </div>
      {children}
    </article>
  );
}

/** What somebody wrote. */
export const Words = ({ children, className }: { children: string; className?: string }) => (
  <p translate="no" className={clsx('whitespace-pre-line [overflow-wrap:anywhere]', className)}>
    {children}
  </p>
);
