import { isProblemColumn, noteHeading, ownHeadings, problemHeading, wishHeadings } from '@/features/transfer/columns';
import type { SplitCells } from '@/features/transfer/parse-file';
import type { FileRow, RowError } from '@/features/transfer/read-people';
import { loadPart } from '@/base/load-part';
import { readProperty } from '@/base/read-property';
import { normaliseValue } from '@/person/reading/normalise';
import { describeField, labelOf, personFields, type PersonField } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { formatPersonValue } from '@/person/values';
import { writeWishes } from '@/person/wish-words';
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

type Exported = Readonly<Record<string, unknown>>;

/** A stored value as the screen has it, if it is one of a list; others as they are stored, which an import reads for certain. */
function cellOf(field: PersonField, value: unknown): string | number {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return describeField(field).kind === 'choice' ? (formatPersonValue(field, value) ?? '') : value;
}

/** The person's wishes of one weight. */
function wishesOf(person: Exported, weight: 'must' | 'hoped'): string {
  const filters: unknown = readProperty(person['wishes'], weight) ?? {};
  return writeWishes(Object.fromEntries(Object.entries(filters ?? {}).map(([name, value]) => [name, String(value)])));
}

/** Exported people as a table, with its headings. The office's note goes with the contact details: it may hold some. */
function tableOf(people: readonly Exported[], withContact: boolean) {
  const fields = personFields.filter((field) => withContact || describeField(field).section !== 'contact');
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    headings: [...ownHeadings(), ...fields.map(labelOf), ...wishHeadings(), ...(withContact ? [noteHeading()] : [])],
    rows: people.map((person): (string | number)[] => [
      typeof person['id'] === 'number' ? person['id'] : '',
      sayValue('status', textOf(person['status'])),
      ...fields.map((field) => cellOf(field, person[field])),
      wishesOf(person, 'must'),
      wishesOf(person, 'hoped'),
      ...(withContact ? [textOf(person['office_note'])] : []),
    ]),
  };
}

/** Writes exported people as CSV. */
export async function peopleToCsv(people: readonly Exported[], withContact: boolean): Promise<string> {
  const { headings, rows } = tableOf(people, withContact);
  return await toCsv(headings, rows);
}

/** Writes exported people as a workbook. */
export async function peopleToXlsx(people: readonly Exported[], withContact: boolean): Promise<Blob> {
  const { makeXlsx } = await loadPart(() => import('@/features/transfer/xlsx-file'));
  const { headings, rows } = tableOf(people, withContact);
  return makeXlsx([headings, ...rows]);
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
