import type { Column } from '@/features/transfer/columns';
import { dateOrder, formOfDate, hasPoints, type DateOrder } from '@/lib/read-date';
import { describeField, isPersonField } from '@/person/fields';

/** What the clerk has answered about a column. */
export interface ColumnAnswers {
  order?: DateOrder;
}

/** The answers by the place of the column. */
export type ChosenAnswers = Readonly<Record<number, ColumnAnswers>>;

/** What a column with dates proves about them by its heading and all of its cells. */
export interface ColumnProof {
  place: number;
  heading: string;
  /** The order that is chosen, or that the column shows; null where dates written alike show both. */
  order: DateOrder | null;
  /** The order of the dates of each form: dates written alike have the same one. Null where it is not known. */
  orders: ReadonlyMap<string | null, DateOrder | null>;
  /** Whether the heading, or a date of each form, proves the order. */
  isProven: boolean;
  isChosen: boolean;
  /** How many dates the spreadsheet may have turned round: of American programs, which keep a text where there is no such month. */
  turned: number;
  /** How many dates may be read in either order, and how many of them are left out. */
  count: number;
  unsure: number;
}

/** The order that a heading states: "DOB (mm/dd/yyyy)". */
function orderOfHeading(heading: string): DateOrder | null {
  if (/\bd{1,2}[\s./-]*m{1,3}[\s./-]*y{2,4}\b/i.test(heading)) return 'day first';
  return /\bm{1,3}[\s./-]*d{1,2}[\s./-]*y{2,4}\b/i.test(heading) ? 'month first' : null;
}

/** A date of a cell, whose day may be a month. */
const mayBeTurned = (cell: string) => /^\d{4}-\d{2}-(?:0\d|1[0-2])\b/.test(cell.trim());

interface OrderedDate {
  form: string | null;
  order: DateOrder | 'either';
}

/** The order of the dates of one form, by themselves and the heading. Null where both are proven, undefined for no proof. */
function proveOrder(
  dates: readonly OrderedDate[],
  form: string | null,
  stated: DateOrder | null,
): DateOrder | null | undefined {
  const has = (order: DateOrder) => dates.some((date) => date.form === form && date.order === order);
  const convention = hasPoints(form) ? 'day first' : stated;
  const days = has('day first') || convention === 'day first';
  const months = has('month first') || convention === 'month first';
  if (days && months) return null;
  return days ? 'day first' : months ? 'month first' : undefined;
}

/** What dates show of their order. A form in the United States has the month first. */
function findOrders(texts: readonly string[], heading: string, own: DateOrder | undefined) {
  const dates = texts.flatMap((text): OrderedDate[] => {
    const order = dateOrder(text);
    return order === null ? [] : [{ form: formOfDate(text), order }];
  });
  const stated = orderOfHeading(heading);
  const forms = [...new Set(dates.map(({ form }) => form))];
  const proven = new Map(forms.map((form) => [form, proveOrder(dates, form, stated)]));
  const isMonthFirst = stated === 'month first' || dates.some(({ order }) => order === 'month first');
  const orders = new Map(
    forms.map((form): [string | null, DateOrder | null] => {
      const proof = proven.get(form);
      if (own !== undefined && !(hasPoints(form) && proof === 'day first')) return [form, own];
      // Without a month in front anywhere in the column, the order is that of India.
      return [form, proof === undefined ? (isMonthFirst ? null : 'day first') : proof];
    }),
  );
  const either = dates.filter(({ order }) => order === 'either');
  const shown = [...proven.values()].includes(null) ? null : isMonthFirst ? 'month first' : 'day first';
  // Every text has a day above twelve, and no date of a cell: the program has read the others with the month first.
  const ofCells = texts.filter((text) => /^\d{4}-\d{2}-\d{2}/.test(text.trim()));
  const isTurned =
    dates.some(({ order }) => order === 'day first') &&
    either.length === 0 &&
    ofCells.length > 0 &&
    ofCells.every(mayBeTurned);
  return {
    order: own ?? shown,
    orders,
    isProven: either.every(({ form }) => proven.get(form) !== undefined),
    isChosen: own !== undefined,
    turned: isTurned ? ofCells.length : 0,
    count: either.length,
    unsure: either.filter(({ form }) => orders.get(form) === null).length,
  };
}

/** Finds the columns with dates, and how each is read by its heading, all of its cells, and the clerk's answers. */
export function proveColumns(
  columns: readonly Column[],
  rows: readonly { cells: readonly string[] }[],
  answers: ChosenAnswers,
): ColumnProof[] {
  return columns.flatMap(({ heading, use }, place) => {
    if (!isPersonField(use) || describeField(use).kind !== 'date') return [];
    const texts = rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== '');
    return [{ place, heading, ...findOrders(texts, heading, answers[place]?.order) }];
  });
}

/** Whether the page shows the order of a column: not where a date proves that the day stands first, as in India. */
export const needsOrder = ({ order, isProven, isChosen, turned, unsure }: ColumnProof): boolean =>
  isChosen || turned > 0 || order !== 'day first' || unsure > 0 || !isProven;
