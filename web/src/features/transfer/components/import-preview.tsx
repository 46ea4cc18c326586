import { clsx } from 'clsx';
import { useState } from 'react';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { describeField, labelOf, type PersonField } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { writeWishes } from '@/person/wish-words';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CircleAlert, UsersRound } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';

const step = 50;

/** The name stays in view while a wide table scrolls sideways. */
const stays = 'md:sticky md:left-0 md:z-10 md:max-w-64';

interface ImportPreviewProps {
  fields: readonly PersonField[];
  rows: readonly CheckedRow[];
  /** Rows that are imported although the person may be in the register already. */
  added: readonly number[];
  onAdd: (rowNumber: number, isAdded: boolean) => void;
  onEdit: (rowNumber: number) => void;
}

/** Preview of the imported people as stored, with errors at each cell. On phones a row is a card. */
export function ImportPreview({ fields, rows, added, onAdd, onEdit }: ImportPreviewProps) {
  const [shown, setShown] = useState(step);
  const [onlyRemarks, setOnlyRemarks] = useState(false);
  const [onlyThere, setOnlyThere] = useState(false);
  const remarkable = rows.filter(
    ({ errors, leftOut, changes, warnings, unreadWishes }) =>
      errors.length + leftOut.length + changes.length + warnings.length + unreadWishes.length > 0,
  );
  const there = rows.filter(({ isThere }) => isThere);
  const remarked = onlyRemarks && remarkable.length > 0 ? remarkable : rows;
  const chosen = onlyThere && there.length > 0 ? remarked.filter(({ isThere }) => isThere) : remarked;
  const visible = chosen.slice(0, shown);
  const hasNotes = rows.some(({ note }) => note !== null);
  const hasWishes = rows.some((row) => wishesOf(row) !== null);

  return (
    <div className="mt-8">
      {remarkable.length > 0 && remarkable.length < rows.length && (
        <CheckboxField
          label={t('transfer.preview.onlyRemarks', { count: formatCount(remarkable.length) })}
          checked={onlyRemarks}
          onChange={(event) => setOnlyRemarks(event.target.checked)}
        />
      )}
      {there.length > 0 && there.length < rows.length && (
        <CheckboxField
          label={t('transfer.preview.onlyThere', { count: formatCount(there.length) })}
          checked={onlyThere}
          onChange={(event) => setOnlyThere(event.target.checked)}
        />
      )}
      <div
        role="region"
        aria-label={t('transfer.preview.label')}
        // Focusable, so that the keyboard can scroll a wide table.
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-card md:bg-paper md:shadow-card"
      >
        <table role="table" className="w-full text-left max-md:block">
          <caption className="sr-only">{t('transfer.preview.caption')}</caption>
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row" className="border-b border-gold-500 bg-[#f4e8d2]">
              {[
                t('transfer.preview.row'),
                ...fields.map((field) => labelOf(field)),
                ...(hasWishes ? [t('transfer.preview.wishes')] : []),
                ...(hasNotes ? [t('transfer.preview.note')] : []),
              ].map((heading, place) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className={clsx(
                    'px-3 py-3 font-semibold whitespace-nowrap first:pl-6',
                    fields[place - 1] === 'name' && [stays, 'md:bg-[#f4e8d2]'],
                  )}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {visible.map((row) => (
              <PreviewRow
                key={row.number}
                fields={fields}
                row={row}
                hasWishes={hasWishes}
                hasNotes={hasNotes}
                isAdded={added.includes(row.number)}
                onAdd={onAdd}
                onEdit={onEdit}
              />
            ))}
          </tbody>
        </table>
      </div>
      {chosen.length > visible.length && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <p className="text-muted">
            {t('transfer.preview.shown', { shown: formatCount(visible.length), all: formatCount(chosen.length) })}
          </p>
          <Button size="small" onClick={() => setShown(shown + step)}>
            {t('transfer.preview.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PreviewRowProps {
  fields: readonly PersonField[];
  row: CheckedRow;
  /** Whether the table has a column for wishes. */
  hasWishes: boolean;
  /** Whether the table has a column for notes. */
  hasNotes: boolean;
  isAdded: boolean;
  onAdd: (rowNumber: number, isAdded: boolean) => void;
  onEdit: (rowNumber: number) => void;
}

function PreviewRow({ fields, row, hasWishes, hasNotes, isAdded, onAdd, onEdit }: PreviewRowProps) {
  const isAboutCell = (field: PersonField | null) => field !== null && fields.includes(field);
  const rowErrors = row.errors.filter(({ field }) => !isAboutCell(field));
  return (
    <tr
      role="row"
      className={clsx(
        'align-top max-md:mb-4 max-md:block max-md:rounded-card max-md:bg-paper max-md:p-4 max-md:shadow-card md:border-b md:border-line/60 md:last:border-b-0',
        row.errors.length > 0 && 'max-md:border-l-4 max-md:border-danger md:bg-[#fdf1ec]',
      )}
    >
      <td role="cell" className="tabular-nums max-md:block md:px-3 md:py-2.5 md:pl-6">
        <span className="text-muted md:hidden">{t('transfer.preview.row')} </span>
        <span translate="no">{row.place}</span>
        <Button
          size="small"
          className="max-md:float-right md:mt-1 md:block"
          aria-label={t('transfer.preview.editRow', { row: row.place })}
          onClick={() => onEdit(row.number)}
        >
          {t('ui.edit')}
        </Button>
        {rowErrors.map(({ field, message }) => (
          <CellError
            key={message}
            message={field === null ? message : t('transfer.cell.problem', { field: labelOf(field), problem: message })}
          />
        ))}
      </td>
      {fields.map((field) => {
        const errors = row.errors.filter((error) => error.field === field);
        const leftOut = row.leftOut.filter((cell) => cell.field === field);
        const changes = row.changes.filter((change) => change.field === field);
        const value = row.person[field] ?? (errors.length > 0 ? (row.typed[field] ?? null) : null);
        return (
          <td
            key={field}
            role="cell"
            className={clsx(
              'max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:gap-3 max-md:py-1 md:px-3 md:py-2.5',
              value === null && errors.length + leftOut.length === 0 && 'max-md:hidden',
              field === 'name' && [stays, row.errors.length > 0 ? 'md:bg-[#fdf1ec]' : 'md:bg-paper'],
            )}
          >
            <span aria-hidden="true" className="text-muted md:hidden">
              {labelOf(field)}
            </span>
            <div
              className={clsx(
                'max-md:[overflow-wrap:anywhere] md:break-words',
                ((value?.length ?? 0) > 24 || field === 'name') && 'md:min-w-48',
              )}
            >
              {value === null ? (
                errors.length + leftOut.length === 0 && <span className="text-muted">–</span>
              ) : (
                <span
                  className={clsx('whitespace-pre-line', errors.length > 0 && 'font-medium')}
                  translate={errors.length > 0 || describeField(field).kind !== 'choice' ? 'no' : undefined}
                >
                  {errors.length > 0 ? value : formatPersonValue(field, value)}
                </span>
              )}
              {errors.map(({ message }) => (
                <CellError key={message} message={message} />
              ))}
              {leftOut.map(({ typed, message }) => (
                <p key={message} className="md:min-w-52">
                  {t('transfer.cell.leftOut', { typed })} <span className="text-muted">{message}</span>
                </p>
              ))}
              {changes.map(({ text }) => (
                <p key={text} className="text-muted md:min-w-44">
                  {text}
                </p>
              ))}
              {field === 'name' && <Warnings warnings={row.warnings} />}
              {field === 'name' && row.isHeld && row.errors.length === 0 && (
                <CheckboxField
                  label={t('transfer.preview.add')}
                  checked={isAdded}
                  onChange={(event) => onAdd(row.number, event.target.checked)}
                />
              )}
            </div>
          </td>
        );
      })}
      {hasWishes && <Texts label={t('transfer.preview.wishes')} text={wishesOf(row)} />}
      {hasNotes && <Texts label={t('transfer.preview.note')} text={row.note} />}
    </tr>
  );
}

/** What the family of a row looks for, in the words of the file. */
function wishesOf({ wishes: { must, hoped }, unreadWishes }: CheckedRow): string | null {
  const lines = [
    ...(Object.keys(must).length > 0 ? [t('transfer.cell.must', { wishes: writeWishes(must) })] : []),
    writeWishes(hoped),
    ...unreadWishes.map((typed) => t('transfer.cell.noWish', { typed })),
  ].filter((line) => line !== '');
  return lines.length === 0 ? null : lines.join('\n');
}

function Texts({ label, text }: { label: string; text: string | null }) {
  return (
    <td
      role="cell"
      className={clsx(
        'max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:gap-3 max-md:py-1 md:min-w-52 md:px-3 md:py-2.5',
        text === null && 'max-md:hidden',
      )}
    >
      <span aria-hidden="true" className="text-muted md:hidden">
        {label}
      </span>
      <span translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </span>
    </td>
  );
}

function Warnings({ warnings }: Pick<CheckedRow, 'warnings'>) {
  return warnings.map(({ message, profileId }) => (
    <div key={`${message} ${profileId ?? ''}`} className="mt-1">
      <p className="flex items-start gap-1.5">
        <UsersRound aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold-700" />
        {message}
      </p>
      {profileId !== null && (
        <TextLink to={{ page: 'profile', profileId }}>{t('transfer.preview.open', { id: String(profileId) })}</TextLink>
      )}
    </div>
  ));
}

function CellError({ message }: { message: string }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-danger md:min-w-52">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {message}
    </p>
  );
}
