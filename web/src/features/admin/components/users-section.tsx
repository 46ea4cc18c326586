import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { tablePageSize, type TablePage } from '@/features/admin/api/registered-users';
import { NobodyFound } from '@/features/admin/components/nobody-found';
import { NotificationMenu } from '@/features/admin/components/notification-menu';
import { Pager } from '@/features/admin/components/pager';
import { RowDialogs, type OpenRowDialog } from '@/features/admin/components/row-dialogs';
import { SelectPage } from '@/features/admin/components/select-page';
import { SelectionBar } from '@/features/admin/components/selection-bar';
import { TableFilters } from '@/features/admin/components/table-filters';
import { UsersTable, UsersTableSkeleton } from '@/features/admin/components/users-table';
import { rowMenuItems } from '@/features/admin/row-menu-items';
import { tableCaption, type TableView } from '@/features/admin/table-view';
import { useRestoreProfile } from '@/features/admin/use-restore-profile';
import { useSelection } from '@/features/admin/use-selection';
import { Button } from '@/ui/button';
import { QueryView } from '@/ui/query-view';
import { useFocusPlace } from '@/ui/use-focus-place';
import { navigate } from '@/lib/navigation/history';

interface UsersSectionProps {
  table: TableView;
  users: UseQueryResult<TablePage>;
  unread: number;
  onTableChange: (table: TableView) => void;
  onExport: (ids: number[]) => void;
}

/** The table of registered users with its search, filters, and what can be done to one or many of them. */
export function UsersSection(props: UsersSectionProps) {
  const { table, users, onTableChange } = props;
  const selection = useSelection();
  const restore = useRestoreProfile();
  const [dialog, setDialog] = useState<OpenRowDialog | null>(null);
  const rows = users.data?.rows;
  // What was done to a row may take it out of the table, and the focus with it.
  const { place: heading, focusPlace, watchNextChange } = useFocusPlace<HTMLHeadingElement>(rows, 'when asked');

  const show = (next: TableView) => {
    // Who is selected stays so on the other pages, but not when others are asked for.
    selection.clear();
    onTableChange(next);
  };
  const stale = users.isPlaceholderData;
  const selectable = table.status !== 'deleted';

  return (
    <section aria-labelledby="registered-users">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2
          ref={heading}
          id="registered-users"
          tabIndex={-1}
          className="w-full text-2xl leading-[3rem] sm:mr-auto sm:w-auto"
        >
          Registered Users
        </h2>
        <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3 sm:w-auto">
          <NotificationMenu unread={props.unread} />
          <Button look="primary" className="whitespace-nowrap" onClick={() => navigate({ page: 'form' })}>
            <Plus aria-hidden="true" className="size-5" strokeWidth={1.6} />
            Add New User
          </Button>
        </div>
      </div>
      <TableFilters table={table} onTableChange={show} />

      <QueryView
        query={users}
        loading="Loading registered users"
        skeleton={<UsersTableSkeleton />}
        failure="The registered users could not be loaded."
        failureClass="rounded-card bg-paper px-6 py-6 shadow-card"
        isEmpty={(page) => page.rows.length === 0}
        empty={<NobodyFound table={table} onTableChange={show} />}
      >
        {(page) => (
          <>
            {selectable && <SelectPage rows={page.rows} selection={selection} />}
            <div className="rounded-card lg:bg-paper lg:shadow-card" aria-busy={stale}>
              <UsersTable
                rows={page.rows}
                caption={tableCaption(table)}
                stale={stale}
                selection={selectable ? selection : null}
                menuOf={(row) =>
                  rowMenuItems(row, {
                    restore: (profileId, name) => {
                      watchNextChange();
                      restore.mutate({ profileId, name });
                    },
                    ask: (kind, asked) => {
                      setDialog({ kind, row: asked });
                    },
                  })
                }
              />
              <Pager
                page={table.page}
                pageSize={tablePageSize}
                rowCount={page.rows.length}
                total={page.total}
                waiting={stale}
                onPage={(next) => {
                  onTableChange({ ...table, page: next });
                }}
              />
            </div>
          </>
        )}
      </QueryView>
      {selection.people.length > 0 && (
        <SelectionBar
          // As they are now, where they are on screen.
          people={selection.people.map((person) => rows?.find(({ id }) => id === person.id) ?? person)}
          onExport={() => {
            props.onExport(selection.people.map(({ id }) => id));
          }}
          onClear={() => {
            watchNextChange();
            selection.clear();
            focusPlace({ preventScroll: true });
          }}
        />
      )}
      {dialog && (
        <RowDialogs
          open={dialog}
          onOpen={setDialog}
          onClose={() => {
            watchNextChange();
            setDialog(null);
          }}
        />
      )}
    </section>
  );
}
