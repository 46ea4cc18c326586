import type { Column } from '@/features/transfer/columns';
import { dateOrder, type DateOrder } from '@/lib/read-date';
import { describeField, isPersonField } from '@/person/fields';

/** The orders that the clerk has chosen, by the place of the column. */
export type ChosenOrders = Readonly<Record<number, DateOrder>>;

/** A column with dates in numbers, of which some are a date in either order of day and month. */
export interface DateColumn {
  place: number;
  heading: string;
  /** The order that is chosen, or that other dates of the column prove; null where they prove both. */
  order: DateOrder | null;
  /** Whether a date of the column proves the order. */
  isProven: boolean;
  isChosen: boolean;
  /** How many dates the spreadsheet may have turned round: of American programs, which keep a text where there is no such month. */
  turned: number;
  /** How many dates may be read in either order. */
  count: number;
}

/** The order that a heading states: "DOB (mm/dd/yyyy)". */
function orderOfHeading(heading: string): DateOrder | null {
  if (/\bd{1,2}[\s./-]*m{1,3}[\s./-]*y{2,4}\b/i.test(heading)) return 'day first';
  return /\bm{1,3}[\s./-]*d{1,2}[\s./-]*y{2,4}\b/i.test(heading) ? 'month first' : null;
}

/** A date of a cell, whose day may be a month. */
const mayBeTurned = (cell: string) => /^\d{4}-\d{2}-(?:0\d|1[0-2])\b/.test(cell.trim());

/**
 * Finds the columns with dates, and the order of each by its heading and all of its cells. A form in the United States has
 * the month first.
 */
export function findDateColumns(
  columns: readonly Column[],
  rows: readonly { cells: readonly string[] }[],
  chosen: ChosenOrders,
): DateColumn[] {
  return columns.flatMap(({ heading, use }, place) => {
    if (!isPersonField(use) || describeField(use).kind !== 'date') return [];
    const texts = rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== '');
    const orders = texts.map(dateOrder);
    const stated = orderOfHeading(heading);
    const [days, months] = (['day first', 'month first'] as const).map((order) => orders.includes(order));
    const own = chosen[place] ?? null;
    const isEither = (days === true || stated === 'day first') && (months === true || stated === 'month first');
    const proven = isEither ? null : months === true || stated === 'month first' ? 'month first' : 'day first';
    // Every text has a day above twelve, and no date of a cell: the program has read the others with the month first.
    const dates = texts.filter((text) => /^\d{4}-\d{2}-\d{2}/.test(text.trim()));
    const isTurned = days === true && !orders.includes('either') && dates.length > 0 && dates.every(mayBeTurned);
    return [
      {
        place,
        heading,
        order: own ?? proven,
        isProven: days === true || months === true || stated !== null,
        isChosen: own !== null,
        turned: isTurned ? dates.length : 0,
        count: orders.filter((order) => order === 'either').length,
      },
    ];
  });
}

/** Whether the page shows the order of a column: not where a date proves that the day stands first, as in India. */
export const needsOrder = ({ order, isProven, isChosen, turned, count }: DateColumn): boolean =>
  isChosen || turned > 0 || order !== 'day first' || (!isProven && count > 0);
