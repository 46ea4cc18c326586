import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { PersonName } from '@/bureau/components/person-name';
import { maxCount, tablePageSize as pageSize, type TableRow } from '@/features/people/find-people';
import { erasureText, loginText } from '@/features/people/person';
import { StatusChip } from '@/features/people/statuses';
import { formatCount } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { labelOf } from '@/person/fields';
import { formatFact } from '@/person/values';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Portrait } from '@/ui/portrait';
import { type RowMenuItem, RowMenu } from '@/ui/row-menu';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

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
export const UsersTable = ({ rows, caption, stale, selection, menuOf, showsParents }: UsersTableProps) => (
  <table
    role="table"
    className={clsx('users-table w-full text-left transition-opacity max-lg:block', stale && 'opacity-60')}
  >
    <caption className="sr-only">{caption}</caption>
    <thead role="rowgroup" className="max-lg:sr-only">
      <tr role="row">
        {selection !== null && (
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
      {rows.map((row) => (
        <UserRow
          key={row.id}
          row={row}
          selected={selection?.has(row.id) ?? false}
          onSelect={selection && (() => selection.toggle(row))}
          menu={menuOf(row)}
          showsParents={showsParents}
        />
      ))}
    </tbody>
  </table>
);

const HeaderCell = ({ className, children }: { className?: string; children: ReactNode }) => (
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

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const UsersTableSkeleton = () => (
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

function religionAndCaste({ religion, profile_details }: TableRow): ReactNode {
  const caste = formatFact('caste', profile_details?.caste || null);
  const shown = formatFact('religion', religion);
  if (caste === null) return shown;
  const typed = (
    <span translate="no" className="inline-block max-w-48 wrap-break-word">
      {caste}
    </span>
  );
  return shown === null ? (
    typed
  ) : (
    <>
      {shown} <span className="inline-block">({typed})</span>
    </>
  );
}

interface UserRowProps {
  row: TableRow;
  selected: boolean;
  /** Null when rows cannot be selected. */
  onSelect: (() => void) | null;
  menu: RowMenuItem[][];
  showsParents: boolean;
}

function UserRow({ row, selected, onSelect, menu, showsParents }: UserRowProps) {
  const { id, name, age, location, status, deleted_at, accounts, first_img } = row;
  const [now] = useState(() => new Date());
  return (
    <tr
      role="row"
      className={clsx(
        'max-lg:relative max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:content-start max-lg:rounded-card max-lg:px-4 max-lg:pt-4 max-lg:pb-1.5 max-lg:shadow-card lg:border-b lg:border-line/60 lg:last:border-b-0',
        selected ? 'bg-wash' : 'bg-paper lg:bg-transparent lg:hover:bg-[#fbf4e6]',
      )}
    >
      {onSelect && (
        <td
          role="cell"
          className="print:hidden max-lg:order-1 max-lg:border-t max-lg:border-line/60 max-lg:pt-1 lg:pl-2"
        >
          <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 max-lg:pr-4 lg:justify-center">
            <input
              type="checkbox"
              checked={selected}
              aria-label={t('admin.row.select', { name })}
              className="size-5 accent-maroon-800"
              onChange={onSelect}
            />
            <span aria-hidden="true" className="text-muted max-[15rem]:hidden lg:hidden">
              {t('admin.table.select')}
            </span>
          </label>
        </td>
      )}
      <td
        role="cell"
        className="col-span-2 text-muted tabular-nums max-lg:pl-16 max-lg:leading-tight lg:px-3 lg:py-0.5 lg:text-ink lg:first:pl-5"
      >
        <span aria-hidden="true" className="lg:hidden print:hidden">
          {t('admin.table.userId')}{' '}
        </span>
        {id}
      </td>
      <td role="cell" className="col-span-2 max-lg:mb-3 max-lg:min-h-11 max-lg:pl-16 lg:px-3 lg:py-0.5">
        <div className="flex items-center gap-3.5 font-display text-lg leading-snug">
          <Portrait
            picture={first_img === null ? null : smallPlaceOf('profile-images', first_img)}
            alt=""
            className="w-9 shrink-0 rounded-inner! after:hidden max-lg:absolute! max-lg:top-4 max-lg:left-4 max-lg:w-12 print:hidden"
          />
          <span translate="no" className="min-w-0 [overflow-wrap:anywhere] lg:min-w-40">
            <PersonName own={null}>{name}</PersonName>
            {showsParents && <Parents of={row} />}
          </span>
        </div>
      </td>
      <Fact label={t('admin.table.age')} className="tabular-nums">
        {age}
      </Fact>
      <Fact label={t('admin.table.religion')}>{religionAndCaste(row)}</Fact>
      <Fact label={t('admin.table.location')}>
        {location === null ? null : (
          <span translate="no" className="inline-block max-w-56 wrap-break-word">
            {formatFact('location', location)}
          </span>
        )}
      </Fact>
      <Fact label={t('admin.table.status')} className="max-lg:pb-3 lg:leading-tight">
        <StatusChip status={status} deleted={deleted_at !== null} />
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          {deleted_at === null ? loginText(accounts) : erasureText(deleted_at, now)}
        </span>
      </Fact>
      <td
        role="cell"
        className={clsx(
          'print:hidden max-lg:order-2 max-lg:border-t max-lg:border-line/60 max-lg:pt-1 lg:pr-2 lg:pl-3',
          !onSelect && 'col-span-2',
        )}
      >
        <div className="flex items-center justify-end gap-2 max-lg:flex-wrap lg:justify-between">
          <TextLink
            to={{ page: 'profile', profileId: id }}
            aria-label={t('admin.row.moreInfo', { name })}
            className="whitespace-nowrap"
          >
            {t('admin.action.moreInfo')}
          </TextLink>
          <RowMenu label={t('admin.row.actions', { name })} groups={menu} />
        </div>
      </td>
    </tr>
  );
}

/** Who the parents are, for a caller who names them. */
const Parents = ({ of: { profile_details: details } }: { of: TableRow }) =>
  (["father's_name", "mother's_name"] as const).map((field) => {
    const name = details?.[field];
    if (typeof name !== 'string') return null;
    return (
      <span key={field} className="block font-text text-sm text-muted">
        {t('admin.words.part', { field: labelOf(field), value: name })}
      </span>
    );
  });

const Fact = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <td
    role="cell"
    className={clsx(
      'col-span-2 max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:py-0.5 lg:px-3 lg:py-0.5',
      className,
    )}
  >
    <span aria-hidden="true" className="w-27 pt-0.5 text-sm text-muted lg:hidden print:hidden">
      {label}
    </span>
    {/* With a large font the value wraps below its label. */}
    <div className="min-w-0 max-lg:flex-[1_1_8rem]">
      {children ?? (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('admin.row.notProvided')}</span>
        </span>
      )}
    </div>
  </td>
);

interface PagerProps {
  page: number;
  rowCount: number;
  total: number;
  /** The requested page is loading. */
  waiting: boolean;
  onPage: (page: number) => void;
}

/** Zero-based indexes of the page links: the first, the last and those near the current page. */
function pagesNear(page: number, pages: number): number[] {
  const near = [0, page - 1, page, page + 1, pages - 1].filter((each) => each >= 0 && each < pages);
  return [...new Set(near)].sort((one, other) => one - other);
}

export function Pager({ page, rowCount, total, waiting, onPage }: PagerProps) {
  const first = page * pageSize + 1;
  const known = Math.min(total, maxCount);
  const last = waiting ? Math.min(first + pageSize - 1, known) : first + rowCount - 1;
  const pages = Math.max(Math.ceil(known / pageSize), page + 1);
  const near = pagesNear(page, pages);
  return (
    <nav
      aria-label={t('admin.pages.title')}
      className="flex flex-wrap items-center justify-between gap-3 py-3.5 text-muted md:border-t md:border-line md:pr-4 md:pl-6"
    >
      <p aria-live="polite">
        {t(total > maxCount ? 'admin.pages.shownOfMore' : 'ui.pages.shown', {
          first: formatCount(first),
          last: formatCount(last),
          total: formatCount(known),
        })}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {t('ui.pages.previous')}
        </Button>
        {pages > 1 && (
          <ol className="flex max-sm:order-first max-sm:w-full">
            {near.map((each, index) => (
              <li key={each} className="flex items-center">
                {index > 0 && each - (near[index - 1] ?? each) > 1 && (
                  <span aria-hidden="true" className="px-0.5">
                    …
                  </span>
                )}
                <button
                  type="button"
                  aria-label={t('admin.pages.page', { number: formatCount(each + 1) })}
                  aria-current={each === page ? 'page' : undefined}
                  className={clsx(
                    'min-h-11 min-w-11 rounded-control px-1.5 tabular-nums hover:bg-wash',
                    each === page ? 'font-semibold text-ink' : 'text-maroon-800',
                  )}
                  onClick={() => onPage(each)}
                >
                  {formatCount(each + 1)}
                </button>
              </li>
            ))}
          </ol>
        )}
        <Button size="small" disabled={first + pageSize > known} onClick={() => onPage(page + 1)}>
          {t('ui.next')}
        </Button>
      </div>
    </nav>
  );
}
