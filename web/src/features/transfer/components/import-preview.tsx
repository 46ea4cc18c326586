import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { PreviewRow, wishesOf } from '@/features/transfer/components/preview-row';
import {
  arrangeColumns,
  growOrder,
  hasRemarks,
  needsLook,
  noOrder,
  sortRows,
  type CheckedRow,
} from '@/features/transfer/merge-report';
import { formatCount, formatList } from '@/lib/format';
import { t } from '@/texts/texts';
import { labelOf, type PersonField } from '@/person/fields';
import { Button } from '@/ui/button';
import { CountedTabs, TabPanel } from '@/ui/lists';

const step = 50;

/** Which rows are shown. */
const views = {
  all: () => true,
  look: needsLook,
  remarked: hasRemarks,
  there: ({ isThere }: CheckedRow) => isThere,
} as const;
type View = keyof typeof views;
const viewNames = ['all', 'look', 'remarked', 'there'] as const satisfies readonly View[];

interface ImportPreviewProps {
  fields: readonly PersonField[];
  rows: readonly CheckedRow[];
  /** Rows that are imported although the person may be in the register already. */
  added: readonly number[];
  onAdd: (rowNumber: number, isAdded: boolean) => void;
  onEdit: (rowNumber: number) => void;
}

/** Preview of the imported people as stored: a line for each, which opens. On phones a row is a card. */
export function ImportPreview({ fields, rows, added, onAdd, onEdit }: ImportPreviewProps) {
  const [shown, setShown] = useState(step);
  const [view, setView] = useState<View>('all');
  const [edited, setEdited] = useState<number | null>(null);
  const [known, setKnown] = useState(noOrder);
  const order = growOrder(known, rows);
  if (order !== known) setKnown(order);

  const columns = arrangeColumns(fields, rows, order);
  const counts = new Map(viewNames.map((name) => [name, rows.filter((row) => views[name](row)).length]));
  const isOffered = (name: View) => {
    const count = counts.get(name) ?? 0;
    const isNew = name !== 'remarked' || count > (counts.get('look') ?? 0);
    return name === 'all' || name === view || (count > 0 && count < rows.length && isNew);
  };
  // The row in hand stays when it is corrected: the focus would go with it.
  const chosen = sortRows(rows, order).filter((row) => views[view](row) || row.number === edited);
  const visible = chosen.slice(0, shown);
  const extra = {
    isHeld: rows.some(({ isHeld }) => isHeld),
    remarks: rows.some(hasRemarks),
    wishes: rows.some((row) => wishesOf(row) !== null),
    notes: rows.some(({ note }) => note !== null),
  };

  return (
    <CountedTabs
      label={t('transfer.preview.label')}
      tabs={viewNames.filter(isOffered).map((name) => ({
        name,
        label: t(`transfer.preview.view.${name}`),
        count: counts.get(name),
      }))}
      chosen={view}
      onChoose={(name) => {
        setView(name);
        setEdited(null);
        setShown(step);
      }}
      className="mt-8"
    >
      <TabPanel name={view}>
        <div
          role="region"
          aria-label={t('transfer.preview.label')}
          // Focusable, so that the keyboard can scroll a wide table.
          tabIndex={0}
          className="@container rounded-b-card md:max-h-[calc(var(--screen-height)-var(--header,0px)-var(--foot,0px)-2rem)] md:overflow-auto md:bg-paper md:shadow-card short:max-h-none md:[scroll-padding:3.5rem_6rem_1rem_18rem]"
        >
          <table role="table" className="w-full border-separate border-spacing-0 text-left max-md:block">
            <caption className="sr-only">{t('transfer.preview.caption')}</caption>
            <thead role="rowgroup" className="max-md:sr-only">
              <tr role="row">
                <Heading className="left-0 z-30 pl-3">
                  <span className="inline-block min-w-17 pr-3">{t('transfer.preview.row')}</span>
                  {labelOf('name')}
                </Heading>
                {extra.isHeld && <Heading className="min-w-32 whitespace-normal">{t('transfer.preview.add')}</Heading>}
                {[
                  ...(extra.remarks ? [t('transfer.preview.remarks')] : []),
                  ...columns.shown.map((field) => labelOf(field)),
                  ...(extra.wishes ? [t('transfer.preview.wishes')] : []),
                  ...(extra.notes ? [t('transfer.preview.note')] : []),
                ].map((heading) => (
                  <Heading key={heading}>{heading}</Heading>
                ))}
                <Heading className="right-0 z-30">
                  <span className="sr-only">{t('ui.edit')}</span>
                </Heading>
              </tr>
            </thead>
            <tbody role="rowgroup" className="max-md:block">
              {visible.map((row) => (
                <PreviewRow
                  key={row.number}
                  fields={fields}
                  columns={columns.shown}
                  row={row}
                  extra={extra}
                  isAdded={added.includes(row.number)}
                  onAdd={(isAdded) => onAdd(row.number, isAdded)}
                  onEdit={() => {
                    setEdited(row.number);
                    onEdit(row.number);
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
        {columns.empty.length > 0 && (
          <p className="mt-3 text-muted">
            {t('transfer.preview.emptyColumns', { names: formatList(columns.empty.map((field) => labelOf(field))) })}
          </p>
        )}
        {chosen.length > visible.length && (
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <p className="text-muted">
              {t('transfer.preview.shown', { shown: formatCount(visible.length), all: formatCount(chosen.length) })}
            </p>
            <Button size="small" onClick={() => setShown(shown + step)}>
              {t('ui.showMore')}
            </Button>
          </div>
        )}
      </TabPanel>
    </CountedTabs>
  );
}

function Heading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={clsx(
        'sticky top-0 z-20 h-12 border-b border-gold-500 bg-[#f4e8d2] px-3 leading-tight font-semibold',
        className ?? 'whitespace-nowrap',
      )}
    >
      {children}
    </th>
  );
}
