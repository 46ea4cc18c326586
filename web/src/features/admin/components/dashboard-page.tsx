import { useQuery } from '@tanstack/react-query';
import { Bell, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { registeredUsersCountQueryOptions } from '@/features/admin/api/count-registered-users';
import { unreadNotificationsQueryOptions } from '@/features/admin/api/count-unread-notifications';
import { registeredUsersQueryOptions, tablePageSize } from '@/features/admin/api/get-registered-users';
import { NotificationMenu } from '@/features/admin/components/notification-menu';
import { Pager } from '@/features/admin/components/pager';
import { StatCard } from '@/features/admin/components/stat-card';
import { UserIdSearchBox } from '@/features/admin/components/user-id-search-box';
import { UsersTable, UsersTableSkeleton } from '@/features/admin/components/users-table';
import { readUserIdSearch } from '@/features/admin/user-id-search';
import { Button } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';

/** Which rows are shown. */
interface DashboardTable {
  page: number;
  search: string;
}

interface DashboardPageProps {
  table: DashboardTable;
  onTableChange: (table: DashboardTable) => void;
  onOpenProfile: (id: number) => void;
  /** Shown instead of the page when the users cannot be loaded. */
  whenLoadFails: ReactNode;
}

/** The admin's overview of everyone who is registered. */
export function DashboardPage({ table, onTableChange, onOpenProfile, whenLoadFails }: DashboardPageProps) {
  const search = readUserIdSearch(table.search);
  const users = useQuery({
    ...registeredUsersQueryOptions({ page: table.page, id: search.kind === 'id' ? search.id : null }),
    // What cannot be an id needs no asking.
    enabled: search.kind === 'all' || search.kind === 'id',
  });
  const total = useQuery(registeredUsersCountQueryOptions());
  const unread = useQuery(unreadNotificationsQueryOptions());

  if (users.isError && !users.data) return whenLoadFails;

  const goToPage = (page: number) => {
    onTableChange({ ...table, page });
  };
  const rows = search.kind === 'none' ? [] : users.data?.rows;
  const nothingHere = rows?.length === 0 && search.kind !== 'invalid';

  return (
    <div className="wrap pt-[clamp(2rem,4vw,3.5rem)] pb-24">
      <PageTitle>Dashboard</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">Dashboard</PageHeading>
      <div className="mt-6 mb-10 grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-[repeat(2,minmax(0,300px))]">
        <StatCard label="Total Users" icon={UsersRound} count={total} />
        <StatCard label="Notifications" icon={Bell} count={unread} />
      </div>

      <section aria-labelledby="registered-users">
        <div className="mb-4 flex flex-wrap items-start gap-3">
          <h2 id="registered-users" className="w-full text-2xl leading-[3rem] lg:mr-auto lg:w-auto">
            Registered Users
          </h2>
          <UserIdSearchBox
            value={table.search}
            onChange={(text) => {
              onTableChange({ page: 0, search: text });
            }}
          />
          <NotificationMenu unread={unread.data ?? 0} onOpenProfile={onOpenProfile} />
        </div>

        {rows === undefined && <UsersTableSkeleton />}
        {nothingHere && (
          <NobodyFound
            search={table.search}
            isPast={table.page > 0}
            onClear={() => {
              onTableChange({ page: 0, search: '' });
            }}
          />
        )}
        {rows !== undefined && rows.length > 0 && (
          <div className="rounded-card md:bg-paper md:shadow-card" aria-busy={users.isPlaceholderData}>
            <UsersTable rows={rows} stale={users.isPlaceholderData} onOpenProfile={onOpenProfile} />
            <Pager
              page={table.page}
              pageSize={tablePageSize}
              rowCount={rows.length}
              total={users.data?.total ?? 0}
              waiting={users.isPlaceholderData}
              onPage={goToPage}
            />
          </div>
        )}
      </section>
    </div>
  );
}

function NobodyFound({ search, isPast, onClear }: { search: string; isPast: boolean; onClear: () => void }) {
  const text = search.trim();
  let message = 'Nobody is registered yet.';
  if (text !== '') message = `No registered user has the id ${text}.`;
  else if (isPast) message = 'There are no more registered users on this page.';
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-paper px-6 py-8 shadow-card"
    >
      <p className="text-lg">{message}</p>
      {(text !== '' || isPast) && (
        <Button size="small" onClick={onClear}>
          {text === '' ? 'To the first page' : 'Clear'}
        </Button>
      )}
    </div>
  );
}
