import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { ErrorPage, PageTitle } from '@/bureau/components/page-title';
import {
  demoQueryOptions,
  dueErasuresCountQueryOptions,
  refreshAges,
  registeredUsersCountQueryOptions,
} from '@/features/people/api';
import { DueErasures } from '@/features/people/erase';
import { registeredUsersQueryOptions } from '@/features/people/find-people';
import { DemoLine } from '@/features/people/first-steps';
import { PeopleOfQuery } from '@/features/people/people-of-query';
import type { SelectedPerson } from '@/features/people/person';
import { UsersSection } from '@/features/people/register';
import { readTableView, type TableView, toStoredView } from '@/features/people/table-view';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { replaceLocation } from '@/lib/navigation/history';
import { mostPrinted } from '@/lib/printing';
import { useRefresh } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { Bell, Download, type IconComponent, Printer, UsersRound } from '@/ui/icons';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { Skeleton } from '@/ui/skeleton';
import { type QueryClient, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

interface DashboardPageProps {
  /** The table view from the location, so that Back restores it. */
  view: unknown;
  /** Renders the dialog that exports people as a file. */
  exportDialog: PeopleDialog;
  /** Renders the dialog that prints them. */
  printDialog: PeopleDialog;
  /** The newest notifications. */
  notifications: ReactNode;
}

type PeopleDialog = (people: readonly SelectedPerson[], close: () => void) => ReactNode;

export function DashboardPage({ view, exportDialog, printDialog, notifications }: DashboardPageProps) {
  const table = readTableView(view);
  const { page, ...query } = table;
  const users = useQuery(registeredUsersQueryOptions(query, page));
  const total = useQuery(registeredUsersCountQueryOptions());
  const unread = useQuery(unreadNotificationsQueryOptions('admin'));
  const owner = isOwner(useViewer());
  const [loadedOnce, setLoadedOnce] = useState(false);
  if (users.data && !loadedOnce) setLoadedOnce(true);
  useAgesUpToDate();

  const [chosen, setChosen] = useState<{ dialog: PeopleDialog; people: SelectedPerson[] } | null>(null);
  const exportThem = (people: SelectedPerson[]) => setChosen({ dialog: exportDialog, people });
  const printThem = (people: SelectedPerson[]) => setChosen({ dialog: printDialog, people });
  const found = table.status === 'deleted' ? 0 : (users.data?.total ?? 0);

  // Later failures show beside the table, so that the search text stays.
  if (users.isError && !loadedOnce) return <ErrorPage />;

  return (
    <div className="wrap pt-[clamp(1.25rem,2vw,1.75rem)] pb-24">
      <PageTitle>{t('shell.pages.dashboard')}</PageTitle>
      {/* While somebody is searched for, phones show who is found right under the search. */}
      <div className={clsx('print:hidden', table.search !== '' && 'max-lg:hidden')}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <PageHeading className="text-2xl sm:text-3xl">{t('shell.pages.dashboard')}</PageHeading>
          <div className="grid grid-cols-2 gap-3 max-sm:w-full lg:gap-4">
            <StatCard label={t('admin.totalUsers')} icon={UsersRound} count={total} />
            <StatCard label={t('ui-member.notifications.title')} icon={Bell} count={unread} />
          </div>
        </div>
        <DemoLine />
        <DueErasures />
      </div>
      <UsersSection
        table={table}
        onTableChange={showRows}
        users={users}
        onPrint={printThem}
        onExport={exportThem}
        forAll={
          <>
            {notifications}
            {found > mostPrinted && (
              <p className="text-sm text-muted">{t('admin.links.printFewer', { most: mostPrinted })}</p>
            )}
            {found > 0 && found <= mostPrinted && (
              <PeopleOfQuery query={query} onFound={printThem}>
                <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
                {t('admin.links.print', { count: found })}
              </PeopleOfQuery>
            )}
            {owner && (
              <PeopleOfQuery query={query} onFound={exportThem}>
                <Download aria-hidden="true" className="size-5" strokeWidth={1.6} />
                {t('admin.links.export')}
              </PeopleOfQuery>
            )}
          </>
        }
      />
      {chosen !== null && chosen.dialog(chosen.people, () => setChosen(null))}
    </div>
  );
}

const showRows = (table: TableView) => replaceLocation({ page: 'dashboard', view: toStoredView(table) });

function useAgesUpToDate(): void {
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: () => refreshAges({}),
    // Usually no age has changed.
    meta: { changes: [] },
    onSuccess: (count) => {
      if (count > 0) void refresh();
    },
  });
  useEffect(() => {
    // Best effort: the next visit repeats a failed update.
    mutate();
  }, [mutate]);
}

interface StatCardProps {
  label: string;
  icon: IconComponent;
  count: Pick<UseQueryResult<number>, 'data' | 'isError' | 'refetch'>;
}

const StatCard = ({ label, icon: Icon, count }: StatCardProps) => (
  <section
    aria-label={label}
    className="flex min-h-12 items-center gap-3 rounded-card bg-paper px-3 shadow-card sm:px-4"
  >
    <Icon aria-hidden="true" className="size-5 shrink-0 text-maroon-800 max-sm:hidden" strokeWidth={1.6} />
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <Figure count={count} />
      <p className="text-muted [overflow-wrap:anywhere]">{label}</p>
    </div>
  </section>
);

function Figure({ count }: Pick<StatCardProps, 'count'>) {
  if (count.data !== undefined) return <p className="text-2xl leading-tight font-medium">{formatCount(count.data)}</p>;
  if (!count.isError) return <Skeleton className="h-6 w-12" />;
  return <InlineError onRetry={() => count.refetch()}>{couldNotLoad(t('admin.theNumber'))}</InlineError>;
}

/** Reads the table and what stands above it, which would push it down later. The page shows what has failed. */
export async function readDashboard(client: QueryClient, view: unknown): Promise<void> {
  const { page, ...query } = readTableView(view);
  await Promise.allSettled([
    client.query(registeredUsersQueryOptions(query, page)),
    client.query(demoQueryOptions()),
    client.query(dueErasuresCountQueryOptions()),
    client.query(registeredUsersCountQueryOptions()),
  ]);
}
