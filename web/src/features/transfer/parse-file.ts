import { findField } from '@/person/reading/labels';
import { AppError } from '@/lib/errors';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';

export const maximumRows = 1000;
export const maximumBytes = 2 * 1024 * 1024;

/** A row of a spreadsheet. */
export interface TableRow {
  /** Row number in the spreadsheet. */
  number: number;
  /** The cells as typed, including those beyond the headings. */
  cells: readonly string[];
}

/** The headings and rows of a file. */
export interface Table {
  headings: readonly string[];
  rows: readonly TableRow[];
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

/**
 * Finds the headings of a sheet, and the people under them.
 * @throws FileProblem if the sheet has none, or too many
 */
export function toTable(sheet: readonly (readonly string[])[], firstNumber = 1): Table {
  const named = sheet.slice(0, titleRows).findIndex((cells) => cells.some((cell) => findField(cell) === 'name'));
  const top = named === -1 ? sheet.findIndex(isFilled) : named;
  const headings = sheet[top];
  if (headings === undefined) throw new FileProblem(() => t('transfer.file.empty'));
  const rows = sheet
    .map((cells, index) => ({ cells, number: firstNumber + index }))
    .slice(top + 1)
    .filter(({ cells }) => isFilled(cells));
  if (rows.length === 0) throw new FileProblem(() => t('transfer.file.noPeople'));
  if (rows.length > maximumRows)
    throw new FileProblem(() =>
      t('transfer.file.tooMany', { count: formatCount(rows.length), most: formatCount(maximumRows) }),
    );
  return { headings, rows };
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
  return toTable(split(body, noted?.[1] ?? findSeparator(body, split)), noted ? 2 : 1);
}
