import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TableRow } from '@/features/admin/api/registered-users';
import { UserRow } from '@/features/admin/register/user-row';
import type { RowMenuItem } from '@/ui/row-menu';
import { Skeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';

const columns = ['userId', 'name', 'age', 'religion', 'location', 'status', 'action'] as const;

interface UsersTableProps {
  rows: readonly TableRow[];
  caption: string;
  /** The rows are placeholder data from the previous query. */
  stale: boolean;
  /** Null when rows cannot be selected. */
  selection: { has: (id: number) => boolean; toggle: (row: TableRow) => void } | null;
  menuOf: (row: TableRow) => RowMenuItem[][];
  /** Whether each row names the father and the mother: a name was searched for. */
  showsParents: boolean;
}

/**
 * The table of registered users. On phones and tablets each row becomes a card with the same facts in the same order. The
 * explicit ARIA roles keep the table semantics, which that CSS layout would remove.
 */
export function UsersTable({ rows, caption, stale, selection, menuOf, showsParents }: UsersTableProps) {
  return (
    <Frame stale={stale} caption={caption} selectable={selection !== null}>
      {rows.map((row) => (
        <UserRow
          key={row.id}
          row={row}
          selected={selection?.has(row.id) ?? false}
          onSelect={
            selection &&
            (() => {
              selection.toggle(row);
            })
          }
          menu={menuOf(row)}
          showsParents={showsParents}
        />
      ))}
    </Frame>
  );
}

interface FrameProps extends Pick<UsersTableProps, 'stale' | 'caption'> {
  selectable: boolean;
  children: ReactNode;
}

function Frame({ stale, caption, selectable, children }: FrameProps) {
  return (
    <table
      role="table"
      className={clsx('users-table w-full text-left transition-opacity max-lg:block', stale && 'opacity-60')}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {selectable && (
            <HeaderCell className="w-14 print:hidden">
              <span className="sr-only">{t('admin.table.select')}</span>
            </HeaderCell>
          )}
          {columns.map((column) => (
            <HeaderCell key={column} className={clsx(column === 'action' && 'print:hidden')}>
              {t(`admin.table.${column}`)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:grid max-lg:gap-4 md:max-lg:grid-cols-2">
        {children}
      </tbody>
    </table>
  );
}

function HeaderCell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={clsx(
        'sticky top-(--header,0px) z-[2] border-b border-gold-500 bg-[#f4e8d2] px-3 py-2 font-semibold whitespace-nowrap first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5',
        className,
      )}
    >
      {children}
    </th>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The skeleton of the table. */
export function UsersTableSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card bg-paper shadow-card">
      <div className="h-10 border-b border-gold-500 bg-[#f4e8d2]" />
      {places.map((place) => (
        <div key={place} className="flex items-center gap-6 border-b border-line/60 px-6 py-0.5 last:border-b-0">
          <Skeleton className="h-4 w-12" />
          <Skeleton className="h-11 w-9" />
          <Skeleton className="h-4 w-40 max-w-[40%]" />
          <Skeleton className="ml-auto h-4 w-24 max-md:hidden" />
          <Skeleton className="h-4 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
