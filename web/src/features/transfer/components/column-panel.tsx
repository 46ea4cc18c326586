import { useState } from 'react';
import {
  chooseUse,
  isColumnUse,
  isCount,
  isOwnColumn,
  columnUses,
  type ChosenUses,
  type Column,
} from '@/features/transfer/columns';
import { formatList } from '@/lib/format';
import { t } from '@/texts/texts';
import { CircleAlert } from '@/ui/icons';
import { SelectField } from '@/ui/fields';

interface ColumnPanelProps {
  columns: readonly Column[];
  /** The first filled cell under each heading. */
  examples: readonly string[];
  uses: ChosenUses;
  onChoose: (uses: ChosenUses) => void;
}

/** Says which columns are left out, and where each column goes, to be chosen again. */
export function ColumnPanel({ columns, examples, uses, onChoose }: ColumnPanelProps) {
  const quote = (names: readonly string[]) =>
    formatList(names.map((name) => t('transfer.columns.heading', { heading: name.trim() })));
  const headingsOf = (wanted: (column: Column) => boolean) => columns.filter(wanted).map(({ heading }) => heading);
  const leftOut = headingsOf(({ isUnknown, use }) => isUnknown && use === 'none');
  const noted = headingsOf(({ use }) => use === 'note');
  const own = headingsOf(({ heading }) => isOwnColumn(heading));
  const counts = headingsOf(({ heading, use }) => isCount(heading) && use === 'none');
  const parts = headingsOf(({ use }) => use === 'namePart');
  const hasName = parts.length > 0 || columns.some(({ use }) => use === 'name');
  // It stays open while more is chosen.
  const [isOpenAtFirst] = useState(!hasName);
  return (
    <div className="mt-4 space-y-2">
      {!hasName && (
        <p role="alert" className="flex items-start gap-2 text-lg text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {t('transfer.columns.noName')}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {t('transfer.columns.leftOut', { count: leftOut.length, names: quote(leftOut) })}
          </span>
        </p>
      )}
      {noted.length > 0 && (
        <p className="text-muted [overflow-wrap:anywhere]">{t('transfer.columns.noted', { names: quote(noted) })}</p>
      )}
      {parts.length > 0 && (
        <p>
          {t('transfer.columns.joined', {
            names: quote(headingsOf(({ use }) => use === 'namePart' || use === 'name')),
          })}
        </p>
      )}
      {own.length > 0 && <p className="text-muted">{t('transfer.columns.own', { names: quote(own) })}</p>}
      {counts.length > 0 && <p className="text-muted">{t('transfer.columns.count', { names: quote(counts) })}</p>}
      <details open={isOpenAtFirst} className="rounded-card border border-line bg-paper px-5">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('transfer.columns.title')}</summary>
        <p className="text-muted">{t('transfer.columns.kept')}</p>
        <div className="grid gap-x-6 gap-y-4 pt-3 pb-5 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ heading, use }, place) =>
            heading.trim() === '' ? null : (
              <SelectField
                // Headings may be the same: the place is the identity of a column.
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                label={t('transfer.columns.heading', { heading: heading.trim() })}
                hint={
                  examples[place] === undefined
                    ? undefined
                    : t('transfer.columns.example', { example: examples[place] })
                }
                emptyLabel={null}
                options={columnUses()}
                value={use}
                onChange={({ target: { value } }) => {
                  if (isColumnUse(value)) onChoose(chooseUse(uses, place, value));
                }}
              />
            ),
          )}
        </div>
      </details>
    </div>
  );
}
