import type { Sheet } from '@/features/transfer/read-xlsx';
import { findField, simplifyLabel } from '@/person/reading/labels';
import { normaliseValue } from '@/person/reading/normalise';
import { AppError } from '@/lib/errors';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';

export const maximumRows = 1000;
export const maximumBytes = 2 * 1024 * 1024;

/** A row of a spreadsheet. */
export interface TableRow {
  /** Identifies the row among those of all sheets. */
  number: number;
  /** The row as its spreadsheet numbers it, with the name of the sheet if there are several: "GIRLS 5". */
  place: string;
  /** The name of its sheet. */
  sheet: string;
  /** The cells as typed, including those beyond the headings. */
  cells: readonly string[];
}

/** The headings and rows of a file. */
export interface Table {
  headings: readonly string[];
  rows: readonly TableRow[];
  /** The sheets that have people. */
  sheets: readonly string[];
  /** Filled sheets without a column for the name, and lines above the headings. */
  notRead: { sheets: readonly string[]; lines: readonly string[] };
  /** The column with the name of the sheet, and whether these names say bride or groom. */
  sheetColumn: { place: number; isGender: boolean } | null;
}

/** A file that cannot be read, with a message for the user. */
export class FileProblem extends AppError {
  /** Says what is wrong, in the language of the moment. */
  readonly say: () => string;

  constructor(say: () => string) {
    super('invalid', say());
    this.say = say;
  }
}

const separators = [',', ';', '\t', '|'];

/** Splits a text into rows of cells; empty rows stay, to keep the row numbers. */
export type SplitCells = (text: string, separator: string, firstRows?: number) => string[][];

/** Rows above the headings: the bureau's name, a date, blank lines. */
const titleRows = 10;

/** The separator that yields the most known headings, or the most cells. Other rows may contain commas in texts. */
function findSeparator(text: string, split: SplitCells): string {
  const score = (separator: string) => {
    const known = split(text, separator, titleRows).map((cells) => cells.filter((cell) => findField(cell)).length);
    return Math.max(0, ...known) * 1000 + (split(text, separator, 1)[0]?.length ?? 0);
  };
  return separators.reduce((best, separator) => (score(separator) > score(best) ? separator : best));
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** Where the headings of a sheet are; -1 without a column for the name. */
const findTop = ({ rows }: Sheet) =>
  rows.slice(0, titleRows).findIndex((cells) => cells.some((cell) => findField(cell) === 'name'));

/** A heading, or the letters of a column that has cells and no heading. */
function nameColumn(heading: string, place: number, below: readonly (readonly string[])[]): string {
  if (heading.trim() !== '' || !below.some((cells) => cells[place]?.trim())) return heading;
  const letters = (number: number): string =>
    (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));
  return t('transfer.columns.unnamed', { column: letters(place) });
}

/** The place of each heading among those of all sheets: the n-th of a name is the n-th everywhere. */
function placesOf(headings: readonly string[], all: string[]): number[] {
  const taken = new Set<number>();
  return headings.map((heading) => {
    const name = simplifyLabel(heading);
    const known = all.findIndex((other, place) => !taken.has(place) && simplifyLabel(other) === name);
    const place = known === -1 ? all.push(heading) - 1 : known;
    taken.add(place);
    return place;
  });
}

const joinCells = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').join(' ');

function isGenderName(name: string): boolean {
  const { value, error } = normaliseValue('gender', name);
  return value !== null && error === null;
}

/** More rows than a sheet can have. */
const rowsOfSheet = 10_000_000;

/**
 * Finds the headings of the sheets, and the people under them. Sheets with people make one table.
 * @throws FileProblem if there are none, or too many
 */
export function toTable(sheets: readonly Sheet[], firstNumber = 1): Table {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const withName = filled.filter((sheet) => findTop(sheet) !== -1);
  // Without a column for the name, the clerk chooses it.
  const read = withName.length > 0 ? withName : filled.slice(0, 1);
  if (read.length === 0) throw new FileProblem(() => t('transfer.file.empty'));
  const headings: string[] = [];
  const lines: string[] = [];
  const found = read.flatMap((sheet, nth) => {
    const named = findTop(sheet);
    const top = named === -1 ? sheet.rows.findIndex(isFilled) : named;
    const below = sheet.rows.slice(top + 1);
    const own = (sheet.rows[top] ?? []).map((heading, place) => nameColumn(heading, place, below));
    const places = placesOf(own, headings);
    lines.push(...sheet.rows.slice(0, top).filter(isFilled).map(joinCells));
    return below.flatMap((cells, index) => {
      const number = firstNumber + top + 1 + index;
      const place = read.length === 1 ? String(number) : `${sheet.name} ${number}`;
      return isFilled(cells) ? [{ cells, places, number: nth * rowsOfSheet + number, place, sheet: sheet.name }] : [];
    });
  });
  if (found.length === 0) throw new FileProblem(() => t('transfer.file.noPeople'));
  if (found.length > maximumRows)
    throw new FileProblem(() =>
      t('transfer.file.tooMany', { count: formatCount(found.length), most: formatCount(maximumRows) }),
    );
  const names = read.map(({ name }) => name);
  const isGender = names.every(isGenderName) && !headings.some((heading) => findField(heading) === 'gender');
  const sheetColumn = read.length > 1 || isGender ? { place: headings.length, isGender } : null;
  if (sheetColumn !== null) headings.push(t('transfer.heading.sheet'));
  return {
    headings,
    rows: found.map(({ cells, places, ...row }) => {
      const placed = headings.map((_, place) => (place === sheetColumn?.place ? row.sheet : ''));
      places.forEach((place, from) => (placed[place] = cells[from] ?? ''));
      // A row with more cells than its sheet has headings keeps them: it is refused for that.
      return { ...row, cells: [...placed, ...cells.slice(places.length)] };
    }),
    sheets: names,
    notRead: { sheets: filled.filter((sheet) => !read.includes(sheet)).map(({ name }) => name), lines },
    sheetColumn,
  };
}

/**
 * Splits a CSV text into headings and rows.
 * @throws FileProblem if the file as a whole cannot be read
 */
export function parseCsv(text: string, split: SplitCells): Table {
  // Handles the byte order mark, mixed line endings, and a spreadsheet's `sep=` line.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const noted = /^sep=(.)\n/i.exec(content);
  const body = noted ? content.slice(noted[0].length) : content;
  return toTable([{ name: '', rows: split(body, noted?.[1] ?? findSeparator(body, split)) }], noted ? 2 : 1);
}
