import { type FigureKind, type Figures, kindsOf, type Split } from '@/features/figures/api';
import { formatCount, formatMonthOfYear } from '@/lib/format';
import { formatRupees, writeRupees } from '@/lib/rupees';
import { labelOf } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';

export const measures = ['to_verify', 'to_decide'] as const;
export type Measure = FigureKind | (typeof measures)[number];

/** A number on the screen; "–" for a median without a case. */
export function sayNumber(measure: Measure, value: number | null): string {
  if (value === null) return '–';
  if (measure === 'money') return formatRupees(value);
  return Number.isInteger(value) ? formatCount(value) : String(value);
}

export const sayAdmin = (name: string | null) => name ?? t('figures.noAdmin');
export const saySource = (name: string | null) => formatPersonValue('source', name) ?? t('ui.notStated');

export const numberOf = (month: Figures['months'][number], measure: Measure): number | null =>
  measure === 'to_verify' || measure === 'to_decide' ? month[measure] : (month.counts[measure] ?? 0);

/** The number of the whole time. */
export const totalOf = (figures: Figures, measure: Measure): number | null =>
  measure === 'to_verify' || measure === 'to_decide'
    ? figures.days[measure]
    : figures.months.reduce((sum, { counts }) => sum + (counts[measure] ?? 0), 0);

/** A number for a spreadsheet: money in rupees. */
const cellOf = (measure: Measure, value: number | null) =>
  value === null ? '' : measure === 'money' ? writeRupees(value) : value;

const heading = (measure: Measure) => (measure === 'money' ? t('figures.inRupees') : t(`figures.kind.${measure}`));

/** The three tables below one another, for a spreadsheet. */
export function figuresTable(figures: Figures): (string | number)[][] {
  const kinds = kindsOf(figures);
  const all: readonly Measure[] = [...kinds, ...measures];
  const splitRows = (rows: Split, columns: readonly FigureKind[], say: (name: string | null) => string) =>
    rows.map(({ name, counts }) => [say(name), ...columns.map((kind) => cellOf(kind, counts[kind] ?? 0))]);
  const totalRow = (columns: readonly Measure[]) => [
    t('figures.total'),
    ...columns.map((measure) => cellOf(measure, totalOf(figures, measure))),
  ];
  return [
    [t('figures.byMonth')],
    [t('figures.month'), ...all.map(heading)],
    ...figures.months.map((month) => [
      formatMonthOfYear(month.month),
      ...all.map((measure) => cellOf(measure, numberOf(month, measure))),
    ]),
    totalRow(all),
    [''],
    [t('figures.byAdmin')],
    [t('figures.admin'), ...kinds.map(heading)],
    ...splitRows(figures.admins, kinds, sayAdmin),
    totalRow(kinds),
    [''],
    [t('figures.bySource')],
    [labelOf('source'), t('figures.kind.registered')],
    ...splitRows(figures.sources, ['registered'], saySource),
    totalRow(['registered']),
  ];
}
