import { isProblemColumn, ownHeadings, problemHeading } from '@/features/transfer/columns';
import type { SplitCells } from '@/features/transfer/parse-file';
import type { FileRow, RowError } from '@/features/transfer/read-people';
import { loadPart } from '@/base/load-part';
import { normaliseValue } from '@/person/reading/normalise';
import { describeField, labelOf, personFields, type PersonField } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';

// The CSV library is loaded with the first file that is read or written.
const loadLibrary = async () => (await loadPart(() => import('papaparse'))).default;

/** Texts that spreadsheets evaluate as formulas, with full-width characters that some convert. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;

/** Loads the library's CSV parser. */
export async function loadSplitCells(): Promise<SplitCells> {
  const { parse } = await loadLibrary();
  return (text, separator, firstRows = 0) =>
    parse<string[]>(text, { delimiter: separator, preview: firstRows, skipEmptyLines: false }).data;
}

const byteOrderMark = '\ufeff';

/** Writes rows as CSV for spreadsheets: UTF-8 with BOM, CRLF, formulas escaped. */
async function toCsv(headings: readonly string[], rows: readonly (readonly unknown[])[]): Promise<string> {
  const { unparse } = await loadLibrary();
  const csv = unparse([headings, ...rows], { quotes: true, newline: '\r\n', escapeFormulae: formula });
  return `${byteOrderMark}${csv}\r\n`;
}

/** Writes exported people as CSV. */
export async function peopleToCsv(
  people: readonly Readonly<Record<string, unknown>>[],
  withContact: boolean,
): Promise<string> {
  const fields = personFields.filter((field) => withContact || describeField(field).section !== 'contact');
  const columns = ['id', 'status', ...fields];
  const headings = [...ownHeadings(), ...fields.map(labelOf)];
  return await toCsv(
    headings,
    people.map((person) => columns.map((column) => person[column] ?? '')),
  );
}

function problemText({ field, message }: RowError): string {
  return field === null ? message : t('transfer.cell.problem', { field: labelOf(field), problem: message });
}

/**
 * Writes the invalid rows as CSV, for correction and another import: errors first, then every column as typed. The errors
 * come first because a row may have more cells than there are headings.
 */
export async function problemsToCsv(headings: readonly string[], rows: readonly FileRow[]): Promise<string> {
  // Errors of an earlier import are replaced by the current ones.
  const typed = (cells: readonly string[]) => cells.filter((_, index) => !isProblemColumn(headings[index] ?? ''));
  return await toCsv(
    [problemHeading(), ...typed(headings)],
    rows.map(({ cells, errors }) => [errors.map(problemText).join(' '), ...typed(cells)]),
  );
}

/** The example of a field; that of a list in the words of the screen, as the other choices are found there. */
function exampleOf(field: PersonField): string {
  const { example, kind } = describeField(field);
  const text = example ?? '';
  return kind === 'choice' ? (formatPersonValue(field, normaliseValue(field, text).value) ?? text) : text;
}

/** Writes the template: all headings and one example row. */
export async function makeTemplate(): Promise<string> {
  const fields = personFields.filter((field) => describeField(field).example !== null);
  return await toCsv(fields.map(labelOf), [fields.map(exampleOf)]);
}
