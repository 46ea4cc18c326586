import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { registeredUsersCountQueryOptions } from '@/features/admin/api/counts';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { refreshAges, registeredUsersQueryOptions } from '@/features/admin/api/registered-users';
import { DueErasures } from '@/features/admin/deletion/due-erasures';
import { DemoLine } from '@/features/admin/dashboard/first-steps';
import { PeopleOfQuery } from '@/features/admin/dashboard/people-of-query';
import { StatCard } from '@/features/admin/dashboard/stat-card';
import { UsersSection } from '@/features/admin/register/users-section';
import type { SelectedPerson } from '@/features/admin/people/selected-person';
import { readTableView, toStoredView, type TableView } from '@/features/admin/people/table-view';
import { isOwner, useViewer } from '@/lib/backend/session';
import { replaceLocation } from '@/lib/navigation/history';
import { useRefresh } from '@/lib/query-client';
import { PageHeading } from '@/ui/page-heading';
import { ErrorPage, PageTitle } from '@/bureau/components/page-title';
import { Bell, Download, Printer, UsersRound } from '@/ui/icons';
import { mostPrinted } from '@/lib/printing';
import { t } from '@/texts/texts';

interface DashboardPageProps {
  /** The table view from the location, so that Back restores it. */
  view: unknown;
  /** Renders the dialog that exports people as a file. */
  exportDialog: PeopleDialog;
  /** Renders the dialog that prints them. */
  printDialog: PeopleDialog;
}

type PeopleDialog = (people: readonly SelectedPerson[], close: () => void) => ReactNode;

/** The admin's overview of all registered people. */
export function DashboardPage({ view, exportDialog, printDialog }: DashboardPageProps) {
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
        unread={unread.data ?? 0}
        onPrint={printThem}
        onExport={exportThem}
        forAll={
          <>
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
      {chosen !== null &&
        chosen.dialog(chosen.people, () => {
          setChosen(null);
        })}
    </div>
  );
}

const showRows = (table: TableView) => replaceLocation({ page: 'dashboard', view: toStoredView(table) });

/** Asks the database once per visit to recompute the ages. */
function useAgesUpToDate(): void {
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: refreshAges,
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
