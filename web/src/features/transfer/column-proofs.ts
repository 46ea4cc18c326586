import type { Column } from '@/features/transfer/columns';
import { dateOrder, formOfDate, hasPoints, type DateOrder } from '@/lib/read-date';
import { halfOfTime } from '@/lib/read-time';
import { describeField } from '@/person/fields';
import { findMoment } from '@/person/reading/find-measures';

export interface ColumnAnswers {
  order?: DateOrder;
  /** Of times that may be of either half of the day. */
  clock?: '24 hours' | 'left out';
  /** Of 18:30 behind each date. */
  zone?: 'universal' | 'as written';
}

export type ChosenAnswers = Readonly<Record<number, ColumnAnswers>>;

/** How the dates or times of a column are meant, by its heading, all of its cells and the answers. */
export interface ColumnProof {
  place: number;
  heading: string;
  isTime: boolean;
  hasTime: boolean;
  /** The order that is chosen, or that the column shows; null where dates written alike show both. */
  order: DateOrder | null;
  /** The order of the dates of each form: dates written alike have the same one. Null where it is not known. */
  orders: ReadonlyMap<string | null, DateOrder | null>;
  /** Whether the heading, or a date of each form, proves the order. */
  isProven: boolean;
  /** How many dates have a day above twelve, where some are written in another way; else 0. */
  shownBy: number;
  isChosen: boolean;
  /** How many dates the spreadsheet may have turned round: of American programs, which keep a text where there is no such month. */
  turned: number;
  /** How many dates may be read in either order, and how many of them are left out. */
  count: number;
  unsure: number;
  /** How times without am or pm are read, null if nobody knows; and how many nothing but an answer decides. */
  clock: '24 hours' | 'left out' | null;
  doubtful: number;
  /** Whether numbers below 1 are parts of a day, as spreadsheets count. */
  isSerial: boolean;
  /** The time zone of dates with the same 18:30, which is midnight in India in universal time; null for other dates. */
  zone: 'universal' | 'as written' | null;
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
  const ofCells = texts.filter((text) => /^\d{4}-\d{2}-\d{2}/.test(text.trim()));
  const orders = new Map(
    forms.map((form): [string | null, DateOrder | null] => {
      const proof = proven.get(form);
      if (own !== undefined && !(hasPoints(form) && proof === 'day first')) return [form, own];
      // Beside dates of cells, a short one is a text that the program did not take for a date: "10/9/90" proves nothing.
      const isOpen = isMonthFirst || (form?.endsWith(' 2') === true && ofCells.length > 0);
      // Without a month in front anywhere in the column, the order is that of India.
      return [form, proof === undefined ? (isOpen ? null : 'day first') : proof];
    }),
  );
  const either = dates.filter(({ order }) => order === 'either');
  const shown = [...proven.values()].includes(null) ? null : isMonthFirst ? 'month first' : 'day first';
  // Every text has a day above twelve, and no date of a cell: the program has read the others with the month first.
  const isTurned =
    dates.some(({ order }) => order === 'day first') &&
    either.length === 0 &&
    ofCells.length > 0 &&
    ofCells.every(mayBeTurned);
  const isEachProven = either.every(({ form }) => proven.get(form) !== undefined);
  const unsure = either.filter(({ form }) => orders.get(form) === null).length;
  // Dates of another form show it too, where nothing of the column has the month first.
  const days = dates.filter(({ order }) => order === 'day first').length;
  const shownBy = isEachProven || shown !== 'day first' || unsure > 0 ? 0 : days;
  return {
    order: own ?? shown,
    orders,
    isProven: isEachProven || shownBy > 0,
    shownBy,
    isChosen: own !== undefined,
    turned: isTurned ? ofCells.length : 0,
    count: either.length,
    unsure,
  };
}

/** A number below 1: a time as spreadsheets count it, or "0.25" for "0:25". */
const mayBeSerial = /^0?\.\d+$/;

function timeOfSerial(text: string): string {
  const minutes = Math.round(Number(text) * 1440) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What times show of the half of the day. A time that says it shows that others may be of 12 hours. */
function findClock(times: readonly string[], own: ColumnAnswers['clock']) {
  // No time of hours and minutes has three decimals.
  const isSerial = times.some((time) => /^0?\.\d{3,}$/.test(time));
  const halves = times.map((time) =>
    mayBeSerial.test(time) ? isSerial && halfOfTime(timeOfSerial(time)) : halfOfTime(time),
  );
  const either = halves.filter((half) => half === 'either').length;
  const isProven = either === 0 || (halves.includes('24 hours') && !halves.includes('said'));
  return { clock: own ?? (isProven ? ('24 hours' as const) : null), doubtful: isProven ? 0 : either, isSerial };
}

/** "18:30:00" or "6:30 PM" behind a date. */
const midnightInIndia = /(?<=\d)[t\s]+(?:18:30(?::00(?:\.0+)?)?|0?6:30(?::00)?\s?pm)$/i;

/** Two people of a list may be born at 18:30, but not everybody. */
function findZone(texts: readonly string[], own: ColumnAnswers['zone']): ColumnProof['zone'] {
  const dates = texts.filter((text) => /\d/.test(text));
  return dates.length > 1 && dates.every((text) => midnightInIndia.test(text)) ? (own ?? 'universal') : null;
}

/** Finds the columns with dates and times, and how each is read by its heading, all of its cells, and the clerk's answers. */
export function proveColumns(
  columns: readonly Column[],
  rows: readonly { cells: readonly string[] }[],
  answers: ChosenAnswers,
): ColumnProof[] {
  return columns.flatMap(({ heading, fields }, place) => {
    const kinds = fields.map((field) => describeField(field).kind);
    const isDate = kinds.includes('date');
    const hasTime = kinds.includes('time');
    if (!isDate && !hasTime) return [];
    const texts = rows.map(({ cells }) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
    const moments = texts.map((text) => ({ text, ...findMoment(text, hasTime) }));
    const dates = moments.map(({ text, date }) => date || text);
    const times = moments.flatMap(({ text, clock }) => clock ?? (isDate ? [] : text));
    const { order, clock, zone } = answers[place] ?? {};
    return [
      {
        place,
        heading,
        isTime: !isDate,
        hasTime,
        ...findOrders(isDate ? dates : [], heading, order),
        ...findClock(times, clock),
        zone: isDate ? findZone(texts, zone) : null,
      },
    ];
  });
}

/** Whether the page shows the order of a column: not where a date proves that the day stands first, as in India. */
export const needsOrder = ({ order, isProven, isChosen, turned, unsure, shownBy }: ColumnProof): boolean =>
  isChosen || turned > 0 || order !== 'day first' || unsure > 0 || shownBy > 0 || !isProven;

/** Whether the page says how a column is read. */
export const isToSay = (column: ColumnProof): boolean =>
  needsOrder(column) || column.doubtful > 0 || column.zone !== null;

/** A cell as its column shows that it is meant. */
interface MeantCell {
  text: string;
  /** The order of day and month; null if it is not certain. */
  order: DateOrder | null;
  /** A time that may be of either half of the day, or a number that may be none; null for certain. */
  doubt: { time: string; isNumber: boolean } | null;
}

/** Reads a date or a time by its column. Without one, as what the clerk has typed, it means what it says. */
export function readByColumn(cell: string, column: ColumnProof | undefined): MeantCell {
  if (column === undefined) return { text: cell.trim(), order: 'day first', doubt: null };
  const typed = column.zone === 'universal' ? cell.trim().replace(midnightInIndia, '') : cell.trim();
  const isNumber = column.isTime && mayBeSerial.test(typed);
  if (isNumber && !column.isSerial) return { text: '', order: column.order, doubt: { time: typed, isNumber } };
  const { date, clock, rest } = findMoment(isNumber ? '' : typed, column.hasTime);
  const time = isNumber ? timeOfSerial(typed) : (clock ?? (column.isTime ? typed : ''));
  const isDoubt = column.clock !== '24 hours' && halfOfTime(time) === 'either';
  const proven = dateOrder(date || typed);
  return {
    text: isDoubt ? [date, clock === null ? '' : rest].join(' ').trim() : isNumber ? time : typed,
    // A date that is the same in both orders needs none.
    order:
      proven === 'either'
        ? (column.orders.get(formOfDate(date || typed)) ?? null)
        : (proven ?? column.order ?? 'day first'),
    doubt: isDoubt ? { time: date === '' && rest === '' ? typed : time, isNumber: false } : null,
  };
}
