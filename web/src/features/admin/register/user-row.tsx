import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { TableRow } from '@/features/admin/api/registered-users';
import { StatusChip } from '@/features/admin/statuses/status-chip';
import { erasureText } from '@/features/admin/people/erasure-day';
import { loginText } from '@/features/admin/people/login-state';
import { PersonName } from '@/bureau/components/person-name';
import { smallPlaceOf } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';
import { RowMenu, type RowMenuItem } from '@/ui/row-menu';
import { TextLink } from '@/ui/text-link';
import { formatFact } from '@/person/values';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';

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

/** One registered user: a table row, or a card on small screens. */
export function UserRow({ row, selected, onSelect, menu, showsParents }: UserRowProps) {
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
function Parents({ of: { profile_details: details } }: { of: TableRow }) {
  return (["father's_name", "mother's_name"] as const).map((field) => {
    const name = details?.[field];
    if (typeof name !== 'string') return null;
    return (
      <span key={field} className="block font-text text-sm text-muted">
        {t('admin.words.part', { field: labelOf(field), value: name })}
      </span>
    );
  });
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
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
}
