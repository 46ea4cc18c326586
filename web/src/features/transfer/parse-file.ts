import { findField, isOwnColumn, isProblemColumn } from '@/features/transfer/columns';
import { normaliseValue } from '@/features/transfer/normalise';
import { AppError } from '@/lib/errors';
import { describeField, labelOf, type PersonField } from '@/person/fields';

const maximumRows = 500;
export const maximumBytes = 2 * 1024 * 1024;

/** An error of a row; without a field it concerns the whole row. */
export interface RowError {
  field: PersonField | null;
  message: string;
}

/** One person of the file. */
export interface FileRow {
  /** Row number in the spreadsheet: the headings are row 1. */
  number: number;
  /** The cells as typed, including those beyond the headings. */
  cells: readonly string[];
  person: Partial<Record<PersonField, string | null>>;
  errors: RowError[];
}

export interface ParsedFile {
  /** The headings as typed. */
  headings: readonly string[];
  fields: PersonField[];
  rows: FileRow[];
  /** Headings of the ignored columns. */
  unknownColumns: string[];
  ownColumns: string[];
}

/** A file that cannot be read, with a message for the user. */
export class FileProblem extends AppError {
  constructor(message: string) {
    super('invalid', message);
  }
}

const separators = [',', ';', '\t', '|'];

/** Splits a text into rows of cells; empty rows stay, to keep the row numbers. */
export type SplitCells = (text: string, separator: string, firstRows?: number) => string[][];

/** The separator that yields the most known headings. Other rows may contain commas in texts. */
function findSeparator(text: string, split: SplitCells): string {
  const known = (separator: string) => (split(text, separator, 1)[0] ?? []).filter((cell) => findField(cell)).length;
  return separators.reduce((best, separator) => (known(separator) > known(best) ? separator : best));
}

function readColumns(headings: readonly string[]) {
  const fields = headings.map((heading) => findField(heading));
  const named = headings.map((heading) => heading.trim());
  const twice = fields.find((field, index) => field !== null && fields.indexOf(field) !== index);
  if (twice) throw new FileProblem(`Two columns of the file are ${labelOf(twice)}. Keep one of them.`);
  if (!fields.includes('name')) {
    throw new FileProblem(
      'The file has no column Name. Its first row must hold the headings: download the template to see them.',
    );
  }
  const others = named.filter(
    (heading, index) => heading !== '' && fields[index] === null && !isProblemColumn(heading),
  );
  return {
    fields,
    unknownColumns: others.filter((heading) => !isOwnColumn(heading)),
    ownColumns: others.filter(isOwnColumn),
  };
}

function readRow(number: number, cells: readonly string[], fields: readonly (PersonField | null)[]): FileRow {
  const row: FileRow = { number, cells, person: {}, errors: [] };
  fields.forEach((field, index) => {
    if (field === null) return;
    const { value, error } = normaliseValue(field, cells[index] ?? '');
    row.person[field] = value;
    if (error !== null) row.errors.push({ field, message: error });
  });
  if (row.person.name === null) row.errors.push({ field: 'name', message: 'The name is missing.' });
  if (row.person.name === describeField('name').example)
    row.errors.push({ field: 'name', message: "This is the template's example. Delete the row." });
  if (cells.slice(fields.length).some((cell) => cell.trim() !== '')) {
    row.errors.push({
      field: null,
      message: 'This row has more cells than there are headings. Put texts that contain the separator in quotes.',
    });
  }
  return row;
}

/**
 * Parses people from a CSV text. Headings are matched leniently, values are normalized to stored form.
 * @throws FileProblem if the file as a whole cannot be read
 */
export function parseFile(text: string, split: SplitCells): ParsedFile {
  // Handles the byte order mark, mixed line endings, and a spreadsheet's `sep=` line.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const noted = /^sep=(.)\n/i.exec(content);
  const body = noted ? content.slice(noted[0].length) : content;
  const cells = split(body, noted?.[1] ?? findSeparator(body, split));
  const headings = cells[0];
  if (!headings?.some((heading) => heading.trim() !== '')) throw new FileProblem('The file is empty.');
  const { fields, unknownColumns, ownColumns } = readColumns(headings);
  const firstNumber = noted ? 3 : 2;
  const rows = cells
    .slice(1)
    .map((row, index) => ({ row, number: firstNumber + index }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
    .map(({ row, number }) => readRow(number, row, fields));
  if (rows.length === 0) throw new FileProblem('The file has headings but no people under them.');
  if (rows.length > maximumRows)
    throw new FileProblem(`The file holds ${rows.length} people. Import at most ${maximumRows} at a time.`);
  return { headings, fields: fields.filter((field) => field !== null), rows, unknownColumns, ownColumns };
}
