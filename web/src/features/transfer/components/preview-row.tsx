import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { filterValuesQueryOptions } from '@/bureau/api/filter-values';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { t } from '@/texts/texts';
import { describeField, labelOf, type PersonField } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { writeWishes } from '@/person/wish-words';
import { CheckboxField } from '@/ui/fields';
import { FactList } from '@/ui/facts';
import { ChevronRight, CircleAlert, TriangleAlert, UsersRound } from '@/ui/icons';
import { TextLink, textLinkLook } from '@/ui/text-link';

/** On a phone, a card has these beside the name. */
const onCard: readonly PersonField[] = ['gender', 'date_of_birth', 'age', 'phone_number'];

interface PreviewRowProps {
  /** All fields of the file. */
  fields: readonly PersonField[];
  /** The fields with a column, beside the name. */
  columns: readonly PersonField[];
  row: CheckedRow;
  /** The further columns of the table. */
  extra: Readonly<Record<'isHeld' | 'remarks' | 'wishes' | 'notes', boolean>>;
  isAdded: boolean;
  onAdd: (isAdded: boolean) => void;
  onEdit: () => void;
}

/** A person of the file in one line. It opens to all values and messages in full. */
export function PreviewRow({ fields, columns, row, extra, isAdded, onAdd, onEdit }: PreviewRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isBad = row.errors.length > 0;
  const cell = clsx('md:h-12 md:border-b md:border-line/60 md:px-3', isBad ? 'md:bg-[#fdf1ec]' : 'md:bg-paper');
  const remarks = remarksOf(row);
  return (
    <>
      <tr
        role="row"
        className={clsx(
          'max-md:mt-3 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:rounded-card max-md:bg-paper max-md:px-4 max-md:py-1.5 max-md:shadow-card',
          isBad && 'max-md:border-l-4 max-md:border-danger',
        )}
      >
        <td role="cell" className={clsx(cell, 'max-md:w-full md:sticky md:left-0 md:z-10')}>
          <div className="flex items-center">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={t('transfer.preview.openRow', { row: row.place })}
              className="flex min-h-11 max-w-32 min-w-17 shrink-0 items-center gap-1 pr-3 text-muted tabular-nums"
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronRight
                aria-hidden="true"
                className={clsx('size-4 shrink-0 transition-transform', isOpen && 'rotate-90')}
              />
              <span translate="no" className="truncate">
                {row.place}
              </span>
            </button>
            <div className="min-w-0 font-medium max-md:[overflow-wrap:anywhere] md:w-44 md:truncate">
              <Value field="name" row={row} />
            </div>
          </div>
        </td>
        {extra.isHeld && (
          <td role="cell" className={clsx(cell, row.isHeld && !isBad ? 'max-md:w-full' : 'max-md:hidden')}>
            {row.isHeld && !isBad && (
              <CheckboxField
                label={<span className="md:sr-only">{t('transfer.preview.add')}</span>}
                checked={isAdded}
                onChange={(event) => onAdd(event.target.checked)}
              />
            )}
          </td>
        )}
        {extra.remarks && (
          <td role="cell" className={clsx(cell, remarks.length > 0 ? 'max-md:w-full' : 'max-md:hidden')}>
            <div className="max-md:line-clamp-2 max-md:[overflow-wrap:anywhere] md:w-88 md:truncate">
              {isBad && <Mark icon={CircleAlert} className="text-danger" />}
              {!isBad && row.leftOut.length > 0 && <Mark icon={TriangleAlert} className="text-gold-700" />}
              {!isBad && row.warnings.length > 0 && <Mark icon={UsersRound} className="text-gold-700" />}
              {remarks.join(' · ')}
            </div>
          </td>
        )}
        {columns.map((field) => (
          <td
            key={field}
            role="cell"
            className={clsx(
              cell,
              (!onCard.includes(field) || (row.person[field] ?? null) === null) && 'max-md:hidden',
              'md:max-w-60 md:truncate',
            )}
          >
            <Value field={field} row={row} />
          </td>
        ))}
        {extra.wishes && <Text className={cell} text={wishesOf(row)} />}
        {extra.notes && <Text className={cell} text={row.note} />}
        <td role="cell" className={clsx(cell, 'max-md:ml-auto md:sticky md:right-0 md:z-10')}>
          <button
            type="button"
            className={textLinkLook}
            aria-label={t('transfer.preview.editRow', { row: row.place })}
            onClick={onEdit}
          >
            {t('ui.edit')}
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="max-md:block">
          <td
            role="cell"
            colSpan={99}
            className="bg-sand max-md:block max-md:rounded-card md:border-b md:border-line/60"
          >
            <div className="px-4 py-3 md:sticky md:left-0 md:w-[100cqw] md:px-6">
              <Details fields={fields} row={row} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** What the family of a row looks for, in the words of the file. */
export function wishesOf({ wishes: { must, hoped }, unreadWishes }: CheckedRow): string | null {
  const lines = [
    ...(Object.keys(must).length > 0 ? [t('transfer.cell.must', { wishes: writeWishes(must) })] : []),
    writeWishes(hoped),
    ...unreadWishes.map((typed) => t('transfer.cell.noWish', { typed })),
  ].filter((line) => line !== '');
  return lines.length === 0 ? null : lines.join('\n');
}

const sayLeftOut = ({ typed, message }: CheckedRow['leftOut'][number]) =>
  `${t('transfer.cell.leftOut', { typed })} ${message}`;

/** All messages about a row, with the names of their fields: the gravest first. */
function remarksOf({ errors, warnings, leftOut, side, unreadWishes, changes }: CheckedRow): string[] {
  const about = (field: PersonField | null, problem: string) =>
    field === null ? problem : t('transfer.cell.problem', { field: labelOf(field), problem });
  return [
    ...errors.map(({ field, message }) => about(field, message)),
    ...warnings.map(({ message }) => message),
    ...leftOut.map((left) => about(left.field, sayLeftOut(left))),
    ...(side === 'missing' ? [about('gender', t('ui.notStated'))] : []),
    ...unreadWishes.map((typed) => t('transfer.cell.noWish', { typed })),
    ...changes.map(({ field, text }) => about(field, text)),
  ];
}

/** A value as it would be stored; as typed where that is refused or left out. */
function Value({ field, row }: { field: PersonField; row: CheckedRow }) {
  const isWrong = row.errors.some((error) => error.field === field);
  const leftOut = row.leftOut.filter((left) => left.field === field);
  const value = row.person[field] ?? (isWrong ? (row.typed[field] ?? null) : null);
  return (
    <>
      {value !== null && (
        <span translate={isWrong || describeField(field).kind !== 'choice' ? 'no' : undefined}>
          {isWrong && <Mark icon={CircleAlert} className="text-danger" />}
          {isWrong ? value : formatPersonValue(field, value)}
        </span>
      )}
      {leftOut.map(({ typed }) => (
        <span key={typed}>
          {value !== null && ' '}
          <Mark icon={TriangleAlert} className="text-gold-700" />
          {t('transfer.cell.leftOut', { typed })}
        </span>
      ))}
      {value === null && leftOut.length === 0 && <span className="text-muted">–</span>}
    </>
  );
}

/** The name that the register has for this caste. It is a note alone: searches and wishes find by both. */
function OtherName({ caste }: { caste: string }) {
  const { data = [] } = useQuery(filterValuesQueryOptions('caste'));
  const isIt = (name: string) => name.toLowerCase() === caste.trim().toLowerCase();
  const other = data.some(({ value }) => isIt(value)) ? undefined : data.find(({ same }) => same.some(isIt));
  return (
    other && (
      <span className="block font-normal text-muted">{t('transfer.cell.otherName', { caste: other.value })}</span>
    )
  );
}

/** A person of the file with all values in full; each message stands under its value. */
function Details({ fields, row }: { fields: readonly PersonField[]; row: CheckedRow }) {
  const facts = fields.flatMap((field) => {
    const errors = row.errors.filter((error) => error.field === field);
    const notes = [
      ...row.leftOut.filter((left) => left.field === field).map(({ message }) => message),
      ...row.changes.filter((change) => change.field === field).map(({ text }) => text),
    ];
    if ((row.person[field] ?? null) === null && errors.length + notes.length === 0) return [];
    const value = (
      <>
        <Value field={field} row={row} />
        {errors.map(({ message }) => (
          <span key={message} className="block text-danger">
            {message}
          </span>
        ))}
        {notes.map((note) => (
          <span key={note} className="block font-normal text-muted">
            {note}
          </span>
        ))}
        {field === 'caste' && <OtherName caste={row.person.caste ?? ''} />}
      </>
    );
    return [{ label: labelOf(field), value }];
  });
  const wishes = wishesOf(row);
  return (
    <>
      {row.errors
        .filter(({ field }) => field === null || !fields.includes(field))
        .map(({ field, message }) => (
          <p key={message} className="text-danger">
            <Mark icon={CircleAlert} />
            {field === null ? message : t('transfer.cell.problem', { field: labelOf(field), problem: message })}
          </p>
        ))}
      {row.warnings.map(({ message, profileId }) => (
        <p key={`${message} ${profileId ?? ''}`}>
          <Mark icon={UsersRound} className="text-gold-700" />
          {message}{' '}
          {profileId !== null && (
            <TextLink to={{ page: 'profile', profileId }}>
              {t('transfer.preview.open', { id: String(profileId) })}
            </TextLink>
          )}
        </p>
      ))}
      <FactList
        look="columns"
        facts={[
          ...facts,
          ...(wishes === null ? [] : [{ label: t('transfer.preview.wishes'), value: wishes, isData: true }]),
          ...(row.note === null ? [] : [{ label: t('transfer.preview.note'), value: row.note, isData: true }]),
        ]}
      />
    </>
  );
}

function Text({ className, text }: { className: string; text: string | null }) {
  return (
    <td role="cell" translate="no" className={clsx(className, 'max-md:hidden md:max-w-72 md:truncate')}>
      {text?.replaceAll('\n', ' · ')}
    </td>
  );
}

function Mark({ icon: Icon, className }: { icon: typeof CircleAlert; className?: string }): ReactNode {
  return <Icon aria-hidden="true" className={clsx('mr-1.5 inline size-4 align-[-0.15em]', className)} />;
}
