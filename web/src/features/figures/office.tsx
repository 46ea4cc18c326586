import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { figuresQueryOptions, kindsOf, type FigureKind, type Figures, type Split } from '@/features/figures/api';
import { FiguresChart } from '@/features/figures/chart';
import {
  figuresTable,
  measures,
  numberOf,
  sayAdmin,
  sayNumber,
  saySource,
  totalOf,
  type Measure,
} from '@/features/figures/words';
import { OfficePage } from '@/bureau/components/office-page';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatMonthOfYear } from '@/lib/format';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/notice';
import { DeskPanel } from '@/ui/sections';
import { QueryView } from '@/ui/loaded';
import { SelectField } from '@/ui/fields';
import { FactsSkeleton } from '@/ui/skeleton';

/** The first day of the month so many months after that of a day. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}

function monthsBetween(from: string, to: string): string[] {
  const months = [];
  for (let month = monthAfter(from, 0); month <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
}

interface FiguresPageProps {
  /** The button that saves a table as CSV. */
  download: (make: () => (string | number)[][]) => ReactNode;
}

/** What the bureau did, month by month, for its owner. */
export function FiguresPage({ download }: FiguresPageProps) {
  const now = monthAfter(todayAtBureau(), 0);
  const [{ from, to }, setPeriod] = useState({ from: monthAfter(now, -11), to: now });
  const query = useQuery(figuresQueryOptions(from, to));
  const first = query.data?.first_month ?? from;
  // A new register begins later than a year ago.
  const start = first > from ? first : from;
  const offered = monthsBetween(first, now).reverse();
  const field = (label: string, value: string, months: readonly string[], choose: (month: string) => void) => (
    <SelectField
      label={label}
      emptyLabel={null}
      options={months.map((month) => ({ value: month, label: formatMonthOfYear(month) }))}
      value={value}
      onChange={(event) => choose(event.target.value)}
    />
  );
  return (
    <OfficePage title={t('figures.title')} lead={t('figures.lead')}>
      <div className="mt-6 grid max-w-xl grid-cols-2 gap-4 print:hidden">
        {field(t('figures.from'), start, offered, (month) => setPeriod({ from: month, to: to < month ? month : to }))}
        {field(
          t('figures.to'),
          to,
          offered.filter((month) => month >= start),
          (month) => setPeriod({ from: start, to: month }),
        )}
      </div>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('figures.theFigures') })}
        skeleton={<FactsSkeleton />}
        failure={couldNotLoad(t('figures.theFigures'))}
        failureClass="mt-6"
        isEmpty={({ months }) => months.every(({ counts }) => Object.keys(counts).length === 0)}
        empty={<p className="mt-6 text-muted">{t('figures.none')}</p>}
      >
        {(figures) => (
          <div
            aria-busy={query.isPlaceholderData}
            className={`mt-6 grid gap-6 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            <MonthsPart figures={figures} />
            <SplitPart
              title={t('figures.byAdmin')}
              rows={figures.admins}
              kinds={kindsOf(figures)}
              figures={figures}
              first={t('figures.admin')}
              say={sayAdmin}
            />
            <SplitPart
              title={t('figures.bySource')}
              rows={figures.sources}
              kinds={['registered']}
              figures={figures}
              first={labelOf('source')}
              say={saySource}
            />
            <div>
              <h2 className="text-lg text-maroon-800">{t('figures.howCounted')}</h2>
              <ul className="mt-2 ml-5 max-w-3xl list-disc space-y-1.5 text-muted">
                <li>{t('figures.erased')}</li>
                <li>{t('figures.statuses')}</li>
                <li>{t('figures.undated')}</li>
                <li>{t('figures.medians')}</li>
              </ul>
            </div>
            <div className="print:hidden">{download(() => figuresTable(figures))}</div>
          </div>
        )}
      </QueryView>
    </OfficePage>
  );
}

function MonthsPart({ figures }: { figures: Figures }) {
  const [measure, setMeasure] = useState<Measure>('registered');
  const all: readonly Measure[] = [...kindsOf(figures), ...measures];
  // One array for one answer: another one draws the picture again.
  const months = useMemo(() => figures.months.map(({ month }) => month), [figures]);
  const values = useMemo(
    () =>
      figures.months.map((month) => {
        const value = numberOf(month, measure);
        return measure === 'money' && value !== null ? value / 100 : value;
      }),
    [figures, measure],
  );
  const format = measure === 'money' ? formatAxisRupees : String;
  return (
    <DeskPanel isPrinted title={t('figures.byMonth')}>
      <div className="mt-3 max-w-sm">
        <SelectField
          label={t('figures.show')}
          emptyLabel={null}
          options={all.map((each) => ({ value: each, label: t(`figures.kind.${each}`) }))}
          value={measure}
          onChange={(event) => setMeasure(all.find((each) => each === event.target.value) ?? 'registered')}
        />
      </div>
      <FiguresChart
        label={t('figures.picture', { what: t(`figures.kind.${measure}`) })}
        months={months}
        values={values}
        format={format}
      />
      <Table
        caption={t('figures.byMonth')}
        heads={[t('figures.month'), ...all.map((each) => t(`figures.kind.${each}`))]}
        rows={[
          ...figures.months.map((month) => [
            formatMonthOfYear(month.month),
            ...all.map((each) => sayNumber(each, numberOf(month, each))),
          ]),
          [t('figures.total'), ...all.map((each) => sayNumber(each, totalOf(figures, each)))],
        ]}
      />
    </DeskPanel>
  );
}

const formatAxisRupees = (rupees: number) => sayNumber('money', Math.round(rupees * 100));

interface SplitPartProps {
  title: string;
  rows: Split;
  kinds: readonly FigureKind[];
  figures: Figures;
  /** The heading of the names. */
  first: string;
  say: (name: string | null) => string;
}

const SplitPart = ({ title, rows, kinds, figures, first, say }: SplitPartProps) => (
  <DeskPanel isPrinted title={title}>
    <Table
      caption={title}
      isNames={say === sayAdmin}
      heads={[first, ...kinds.map((kind) => t(`figures.kind.${kind}`))]}
      rows={[
        ...rows.map(({ name, counts }) => [say(name), ...kinds.map((kind) => sayNumber(kind, counts[kind] ?? 0))]),
        [t('figures.total'), ...kinds.map((kind) => sayNumber(kind, totalOf(figures, kind)))],
      ]}
    />
  </DeskPanel>
);

interface TableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the rows are of people, whose names nobody translates. */
  isNames?: boolean;
}

function Table({ caption, heads, rows, isNames = false }: TableProps) {
  const headLook = 'bg-paper px-1 py-1.5 font-medium text-maroon-800 first:sticky first:left-0 first:pl-0';
  return (
    // Wider than a phone: it scrolls by itself, by the keyboard too.
    <div role="region" aria-label={t('figures.table', { what: caption })} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line align-bottom">
            {heads.map((head) => (
              <th key={head} scope="col" className={`${headLook} first:text-left`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="group border-b border-line/70 last:border-b-0 last:font-semibold">
              <th
                scope="row"
                translate={isNames ? 'no' : undefined}
                className="sticky left-0 max-w-48 min-w-20 bg-paper py-1.5 pr-2 text-left font-normal group-last:font-semibold"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="px-1 py-1.5 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
