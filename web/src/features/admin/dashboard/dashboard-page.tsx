import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { registeredUsersCountQueryOptions } from '@/features/admin/api/counts';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { findAllPeople, refreshAges, registeredUsersQueryOptions } from '@/features/admin/api/registered-users';
import { DueCalls } from '@/features/admin/log/due-calls';
import { DueErasures } from '@/features/admin/deletion/due-erasures';
import { DemoLine, FirstSteps } from '@/features/admin/dashboard/first-steps';
import { QuickLinks } from '@/features/admin/dashboard/quick-links';
import { StatCard } from '@/features/admin/dashboard/stat-card';
import { UsersSection } from '@/features/admin/register/users-section';
import { readTableView, toStoredView, type TableView } from '@/features/admin/people/table-view';
import { isOwner, useViewer } from '@/lib/backend/session';
import { replaceLocation } from '@/lib/navigation/history';
import { useRefresh } from '@/lib/refresh';
import { InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { ErrorPage } from '@/bureau/components/error-page';
import { Bell, UsersRound } from '@/ui/icons';
import { couldNotLoad } from '@/ui/could-not-load';
import { t } from '@/texts/texts';

interface DashboardPageProps {
  /** The table view from the location, so that Back restores it. */
  view: unknown;
  /** Renders the dialog that exports people as a file. */
  exportDialog: (selection: { ids: number[] }, close: () => void) => ReactNode;
}

/** The admin's overview of all registered people. */
export function DashboardPage({ view, exportDialog }: DashboardPageProps) {
  const table = readTableView(view);
  const { page, ...query } = table;
  const users = useQuery(registeredUsersQueryOptions(query, page));
  const total = useQuery(registeredUsersCountQueryOptions());
  const unread = useQuery(unreadNotificationsQueryOptions('admin'));
  const owner = isOwner(useViewer());
  const [loadedOnce, setLoadedOnce] = useState(false);
  if (users.data && !loadedOnce) setLoadedOnce(true);
  useAgesUpToDate();

  const [exported, setExported] = useState<number[] | null>(null);
  const exportSearch = useMutation({
    mutationFn: findAllPeople,
    meta: { reads: true },
    onSuccess: (people) => {
      if (people.length > 0) setExported(people.map(({ id }) => id));
    },
  });
  const exportAll = () => {
    exportSearch.mutate(query);
  };

  // Later failures show beside the table, so that the search text stays.
  if (users.isError && !loadedOnce) return <ErrorPage />;

  return (
    <div className="wrap pt-[clamp(1.25rem,2vw,1.75rem)] pb-24">
      <PageTitle>{t('admin.dashboard')}</PageTitle>
      <PageHeading className="mb-3 text-2xl sm:text-3xl print:sr-only">{t('admin.dashboard')}</PageHeading>
      <DemoLine />
      {owner && <FirstSteps people={total.data} />}
      <UsersSection
        table={table}
        onTableChange={showRows}
        users={users}
        unread={unread.data ?? 0}
        onExport={setExported}
        figures={
          <div className="grid grid-cols-2 gap-3 lg:gap-4">
            <StatCard label={t('admin.totalUsers')} icon={UsersRound} count={total} />
            <StatCard label={t('admin.notifications')} icon={Bell} count={unread} />
          </div>
        }
        overview={
          <div className="mb-5 print:hidden">
            <QuickLinks exporting={exportSearch.isPending} onExport={exportAll} />
            <div className="mt-4 empty:hidden">
              {exportSearch.isError && (
                <InlineError onRetry={exportAll}>{couldNotLoad(t('admin.thePeopleToExport'))}</InlineError>
              )}
              {exportSearch.data?.length === 0 && (
                <p role="status" className="rounded-card border border-gold-500 bg-paper px-5 py-3">
                  {t('admin.nothingToExport')}
                </p>
              )}
            </div>
            <DueCalls />
            <DueErasures />
          </div>
        }
      />
      {exported !== null &&
        exportDialog({ ids: exported }, () => {
          setExported(null);
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
