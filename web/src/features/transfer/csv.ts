import { isProblemColumn, problemHeading } from '@/features/transfer/columns';
import type { FileRow, RowError, SplitCells } from '@/features/transfer/parse-file';
import { loadPart } from '@/first-load/load-part';
import { describeField, labelOf, personFields } from '@/person/fields';

// The CSV library comes with the first file that is read or written.
const loadLibrary = async () => (await loadPart(() => import('papaparse'))).default;

/** What a spreadsheet would take for a formula, with the wide letters that some turn into plain ones. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;

/** The library's splitting of a text into cells. */
export async function loadSplitCells(): Promise<SplitCells> {
  const { parse } = await loadLibrary();
  return (text, separator, firstRows = 0) =>
    parse<string[]>(text, { delimiter: separator, preview: firstRows, skipEmptyLines: false }).data;
}

const byteOrderMark = '\ufeff';

/** Rows as a CSV file that spreadsheets open rightly: UTF-8 with its mark, CRLF, no formulas. */
async function toCsv(headings: readonly string[], rows: readonly (readonly unknown[])[]): Promise<string> {
  const { unparse } = await loadLibrary();
  const csv = unparse([headings, ...rows], { quotes: true, newline: '\r\n', escapeFormulae: formula });
  return `${byteOrderMark}${csv}\r\n`;
}

/** The people of an export as a CSV file. */
export async function peopleToCsv(
  people: readonly Readonly<Record<string, unknown>>[],
  withContact: boolean,
): Promise<string> {
  const fields = personFields.filter((field) => withContact || describeField(field).section !== 'contact');
  const columns = ['id', 'status', ...fields];
  const headings = ['User Id', 'Status', ...fields.map(labelOf)];
  return await toCsv(
    headings,
    people.map((person) => columns.map((column) => person[column] ?? '')),
  );
}

function problemText({ field, message }: RowError): string {
  return field === null ? message : `${labelOf(field)}: ${message}`;
}

/**
 * The rows that cannot be imported as a file to correct: what is wrong with each, then every column as it was typed. It can
 * be imported as it is, once it is corrected. The remarks stand first, because a row may have more cells than there are headings.
 */
export async function problemsToCsv(headings: readonly string[], rows: readonly FileRow[]): Promise<string> {
  // Remarks of an import before are told again, as they are now.
  const typed = (cells: readonly string[]) => cells.filter((_, index) => !isProblemColumn(headings[index] ?? ''));
  return await toCsv(
    [problemHeading, ...typed(headings)],
    rows.map(({ cells, errors }) => [errors.map(problemText).join(' '), ...typed(cells)]),
  );
}

/** The file to start from: every heading, and one row to see how values are written. */
export async function makeTemplate(): Promise<string> {
  const columns = personFields.map(describeField).filter(({ example }) => example !== null);
  return await toCsv(
    columns.map(({ label }) => label),
    [columns.map(({ example }) => example)],
  );
}
