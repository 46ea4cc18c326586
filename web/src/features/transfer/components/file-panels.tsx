import { useState } from 'react';
import { type ColumnAnswers, type ColumnProof, needsOrder } from '@/features/transfer/column-proofs';
import {
  chooseUse,
  type ChosenUses,
  type Column,
  columnUses,
  isColumnUse,
  isCount,
  isOwnColumn,
} from '@/features/transfer/columns';
import type { Table } from '@/features/transfer/parse-file';
import type { Choices, SheetSide } from '@/features/transfer/read-people';
import { formatList } from '@/lib/format';
import { genders } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField, SelectField } from '@/ui/fields';
import { CircleAlert } from '@/ui/icons';

const quote = (texts: readonly string[]) =>
  formatList(texts.map((text) => t('transfer.columns.heading', { heading: text.trim() })));

/** A sentence that somebody should read. */
function Attention({ children }: { children: string }) {
  return (
    <>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </>
  );
}

interface ColumnPanelProps {
  columns: readonly Column[];
  /** The first filled cell under each heading. */
  examples: readonly string[];
  uses: ChosenUses;
  onChoose: (uses: ChosenUses) => void;
}

/** Says which columns are left out, and where each column goes, to be chosen again. */
export function ColumnPanel({ columns, examples, uses, onChoose }: ColumnPanelProps) {
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
          <Attention>{t('transfer.columns.leftOut', { count: leftOut.length, names: quote(leftOut) })}</Attention>
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

interface Statement<Answer> {
  text: string;
  /** Other answers. */
  others: readonly { label: string; answer: Answer }[];
}

function sayOrder({ order, isProven, isChosen, turned, unsure, shownBy }: ColumnProof, heading: string): string {
  if (turned > 0) return t('transfer.dates.turned', { heading, count: turned });
  if (order === null) return t('transfer.dates.both', { heading, count: unsure });
  if (order === 'month first') {
    if (isChosen) return t('transfer.dates.monthChosen', { heading });
    const read = t('transfer.dates.monthFirst', { heading });
    return unsure === 0 ? read : `${read} ${t('transfer.dates.otherForm', { count: unsure })}`;
  }
  if (shownBy > 0) return t('transfer.dates.dayShown', { heading, count: shownBy });
  return isProven || isChosen ? t('transfer.dates.dayFirst', { heading }) : t('transfer.dates.assumed', { heading });
}

function sayClock({ clock, doubtful: count }: ColumnProof, heading: string): string {
  if (clock === null) return t('transfer.times.asked', { heading, count });
  return clock === '24 hours' ? t('transfer.times.as24', { heading }) : t('transfer.times.leftOut', { heading });
}

function statementsOf(column: ColumnProof): Statement<ColumnAnswers>[] {
  const heading = t('transfer.columns.heading', { heading: column.heading.trim() });
  // No order repairs a date whose day and month a program has swapped.
  const orders = (['day first', 'month first'] as const).filter(
    (order) => column.turned === 0 && column.shownBy === 0 && (order !== column.order || column.unsure > 0),
  );
  const labels = {
    'day first': t('transfer.dates.useDayFirst'),
    'month first': t('transfer.dates.useMonthFirst'),
  };
  const clocks = { '24 hours': t('transfer.times.use24'), 'left out': t('transfer.times.useNone') };
  const statements: Statement<ColumnAnswers>[] = [];
  if (needsOrder(column))
    statements.push({
      text: sayOrder(column, heading),
      others: orders.map((order) => ({ label: labels[order], answer: { order } })),
    });
  if (column.doubtful > 0)
    statements.push({
      text: sayClock(column, heading),
      others: (['24 hours', 'left out'] as const)
        .filter((clock) => clock !== column.clock)
        .map((clock) => ({ label: clocks[clock], answer: { clock } })),
    });
  if (column.zone !== null)
    statements.push(
      column.zone === 'universal'
        ? {
            text: t('transfer.dates.universal', { heading }),
            others: [{ label: t('transfer.dates.useAsWritten'), answer: { zone: 'as written' } }],
          }
        : {
            text: t('transfer.dates.asWritten', { heading }),
            others: [{ label: t('transfer.dates.useNextDay'), answer: { zone: 'universal' } }],
          },
    );
  return statements;
}

interface ProofPanelProps {
  proofs: readonly ColumnProof[];
  onAnswer: (place: number, answer: ColumnAnswers) => void;
}

/** Says once how the dates and times of a column are read, and lets the clerk choose another way. */
export function ProofPanel({ proofs, onAnswer }: ProofPanelProps) {
  return proofs.flatMap((column) =>
    statementsOf(column).map((statement, nth) => (
      <Question
        key={`${column.place} ${nth}`}
        statement={statement}
        onAnswer={(answer) => onAnswer(column.place, answer)}
      />
    )),
  );
}

interface SidePanelProps {
  sides: readonly SheetSide[];
  /** Whether each question names its sheet. */
  hasSheets: boolean;
  onAnswer: (sheet: string, side: (typeof genders)[number]) => void;
}

/** Asks once for each sheet whether its people are brides or grooms, where the file does not say it. */
export function SidePanel({ sides, hasSheets, onAnswer }: SidePanelProps) {
  return sides.map(({ sheet, count, side }) => {
    const problem = side === null ? t('transfer.sides.asked', { count }) : t('transfer.sides.taken', { side, count });
    const others = genders
      .filter((other) => other !== side)
      .map((other) => ({ label: t('transfer.sides.all', { side: other }), answer: other }));
    const text = hasSheets ? t('transfer.cell.problem', { field: sheet, problem }) : problem;
    return <Question key={sheet} statement={{ text, others }} onAnswer={(answer) => onAnswer(sheet, answer)} />;
  });
}

interface QuestionProps<Answer> {
  statement: Statement<Answer>;
  onAnswer: (answer: Answer) => void;
}

function Question<Answer>({ statement: { text, others }, onAnswer }: QuestionProps<Answer>) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-start gap-2">
        <Attention>{text}</Attention>
      </p>
      {others.map(({ label, answer }) => (
        <Button key={label} size="small" onClick={() => onAnswer(answer)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface SheetPanelProps {
  table: Table;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

/** No more rows are named. */
const mostNamed = 20;

/** Lists the sheets of a file, what its spreadsheet hides, and what of it is not read. */
export function SheetPanel({ table, choices, onChoose }: SheetPanelProps) {
  const { rows, sheets, hiddenColumns, headings, notRead, sheetColumn } = table;
  const { leftSheets } = choices;
  const hiddenRows = rows.filter(
    ({ sheet, isHidden }) => isHidden && sheets.some((one) => one.name === sheet && !one.isHidden),
  );
  const places = hiddenRows.slice(0, mostNamed).map(({ place }) => place);
  return (
    <div className="mt-3 space-y-1 [overflow-wrap:anywhere]">
      {table.notes > 0 && <p>{t('transfer.sheets.notes')}</p>}
      {table.cards > 0 && <p className="font-medium">{t('transfer.sheets.cards', { count: table.cards })}</p>}
      {sheets.length > 1 && (
        <fieldset>
          <legend className="font-medium">{t('transfer.sheets.title')}</legend>
          {sheets.map(({ name, isHidden }) => {
            // Rows that a shown sheet hides have a tick of their own.
            const own = rows.filter((row) => row.sheet === name && (isHidden || choices.hiddenRows || !row.isHidden));
            const values = { name, count: own.length };
            return (
              <CheckboxField
                key={name}
                label={isHidden ? t('transfer.sheets.hiddenSheet', values) : t('transfer.sheets.sheet', values)}
                checked={!leftSheets.includes(name)}
                onChange={(event) => {
                  onChoose({
                    leftSheets: event.target.checked
                      ? leftSheets.filter((other) => other !== name)
                      : [...leftSheets, name],
                  });
                }}
              />
            );
          })}
        </fieldset>
      )}
      {hiddenRows.length > 0 && (
        <CheckboxField
          label={t('transfer.sheets.hiddenRows', {
            count: hiddenRows.length,
            rows: formatList(hiddenRows.length > mostNamed ? [...places, '…'] : places),
          })}
          checked={choices.hiddenRows}
          onChange={(event) => onChoose({ hiddenRows: event.target.checked })}
        />
      )}
      {hiddenColumns.length > 0 && (
        <CheckboxField
          label={t('transfer.sheets.hiddenColumns', {
            count: hiddenColumns.length,
            names: quote(hiddenColumns.map((place) => headings[place] ?? '')),
          })}
          checked={choices.hiddenColumns}
          onChange={(event) => onChoose({ hiddenColumns: event.target.checked })}
        />
      )}
      {table.hasMerged && <p>{t('transfer.sheets.merged')}</p>}
      {sheetColumn?.isGender === true && <p>{t('transfer.sheets.gender')}</p>}
      {notRead.sheets.length > 0 && <p>{t('transfer.sheets.notRead', { names: quote(notRead.sheets) })}</p>}
      {notRead.lines.length > 0 && (
        <p className="text-muted">{t('transfer.sheets.lines', { lines: quote(notRead.lines) })}</p>
      )}
    </div>
  );
}
