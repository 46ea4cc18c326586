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
  /** How many dates may be read in either order. */
  count: number;
}

/** Finds the columns with dates, and the order of each by all of its cells: a form in the United States writes the month first. */
export function findDateColumns(
  columns: readonly Column[],
  rows: readonly { cells: readonly string[] }[],
  chosen: ChosenOrders,
): DateColumn[] {
  return columns.flatMap(({ heading, use }, place) => {
    if (!isPersonField(use) || describeField(use).kind !== 'date') return [];
    const orders = rows.map(({ cells }) => dateOrder(cells[place] ?? ''));
    const [days, months] = (['day first', 'month first'] as const).map((order) => orders.includes(order));
    const own = chosen[place] ?? null;
    const proven = months === true ? (days === true ? null : 'month first') : 'day first';
    return [
      {
        place,
        heading,
        order: own ?? proven,
        isProven: days === true || months === true,
        isChosen: own !== null,
        count: orders.filter((order) => order === 'either').length,
      },
    ];
  });
}

/** Whether the order of a column is to be said: in India the day stands first, where a date proves it. */
export const isOrderSaid = ({ order, isProven, isChosen, count }: DateColumn): boolean =>
  isChosen || order !== 'day first' || (!isProven && count > 0);
