import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TableRow } from '@/features/admin/api/get-registered-users';
import { StatusChip } from '@/features/admin/components/status-chip';
import { thumbnailOf, usePictureUrls } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

const columns = ['User Id', 'Name', 'Age', 'Religion (Caste)', 'Location', 'Action'] as const;

function religionAndCaste({ religion, profile_details }: TableRow): string | null {
  const caste = profile_details?.caste ?? null;
  if (religion === null) return caste;
  return caste === null ? religion : `${religion} (${caste})`;
}

interface UsersTableProps {
  rows: readonly TableRow[];
  /** The rows are those of another page, kept until theirs arrive. */
  stale: boolean;
  onOpenProfile: (id: number) => void;
}

/**
 * Registered users, one a row. On phones a row becomes a card with the same facts in the same order; the explicit roles
 * keep it a table for screen readers there, where the layout would take that away.
 */
export function UsersTable({ rows, stale, onOpenProfile }: UsersTableProps) {
  const thumbnails = rows.map(({ first_img }) => (first_img === null ? null : thumbnailOf(first_img)));
  const { urlOf, pending } = usePictureUrls('profile-images', thumbnails);
  return (
    <Frame stale={stale}>
      {rows.map((row, index) => {
        const thumbnail = thumbnails[index] ?? null;
        return (
          <tr
            key={row.id}
            role="row"
            className="max-md:mb-4 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-3 max-md:rounded-card max-md:bg-paper max-md:p-4 max-md:shadow-card md:border-b md:border-line/60 md:last:border-b-0 md:hover:bg-[#fbf4e6]"
          >
            <Cell label="User Id" className="tabular-nums md:pl-6!">
              {row.id}
            </Cell>
            <Cell label="Name" className="max-md:col-span-2 max-md:relative max-md:min-h-[60px] max-md:pr-16">
              <div className="flex items-center gap-3 font-display lg:gap-3.5 text-lg leading-snug">
                <Portrait
                  src={urlOf(thumbnail)}
                  pending={pending && thumbnail !== null}
                  alt=""
                  className="w-10 shrink-0 rounded-inner! after:hidden max-md:absolute max-md:top-0 max-md:right-0 max-md:w-12"
                />
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="break-words">{row.name}</span>
                  {!row.visible && <StatusChip status={row.status} />}
                </span>
              </div>
            </Cell>
            <Cell label="Age" className="tabular-nums">
              {row.age}
            </Cell>
            <Cell label="Religion (Caste)" className="max-md:col-span-2">
              {religionAndCaste(row)}
            </Cell>
            <Cell label="Location" className="max-md:col-span-2">
              {row.location}
            </Cell>
            <td role="cell" className="max-md:self-end md:px-3 md:py-1 lg:px-4">
              <button
                type="button"
                aria-label={`More Info about ${row.name}`}
                className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800"
                onClick={() => {
                  onOpenProfile(row.id);
                }}
              >
                More Info
              </button>
            </td>
          </tr>
        );
      })}
    </Frame>
  );
}

function Cell({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={clsx('md:px-3 md:py-2 lg:px-4', className)}>
      <span aria-hidden="true" className="block text-sm text-muted md:hidden">
        {label}
      </span>
      {children ?? (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">Not provided</span>
        </span>
      )}
    </td>
  );
}

function Frame({ stale, children }: { stale: boolean; children: ReactNode }) {
  return (
    <table role="table" className={clsx('w-full text-left transition-opacity max-md:block', stale && 'opacity-60')}>
      <caption className="sr-only">Registered users, newest first</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="sticky top-0 z-[2] border-b border-gold-500 bg-[#f4e8d2] px-3 py-3 lg:px-4 font-semibold whitespace-nowrap first:rounded-tl-card first:pl-6! last:rounded-tr-card"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {children}
      </tbody>
    </table>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The table's shape while its first rows are being loaded. */
export function UsersTableSkeleton() {
  return (
    <>
      <LoadingNotice>Loading registered users</LoadingNotice>
      <div aria-hidden="true" className="overflow-hidden rounded-card bg-paper shadow-card">
        <div className="h-12 border-b border-gold-500 bg-[#f4e8d2]" />
        {places.map((place) => (
          <div key={place} className="flex items-center gap-6 border-b border-line/60 px-6 py-2.5 last:border-b-0">
            <Skeleton className="h-4 w-12" />
            <Skeleton className="h-[50px] w-10" />
            <Skeleton className="h-4 w-40 max-w-[40%]" />
            <Skeleton className="ml-auto h-4 w-24 max-md:hidden" />
            <Skeleton className="h-4 w-24 max-md:hidden" />
          </div>
        ))}
      </div>
    </>
  );
}
