import type { Feature } from 'write-excel-file/universal';
import { getCellAddress } from 'write-excel-file/utility';
import { isProblemColumn, noteHeading, ownHeadings, problemHeading, wishHeadings } from '@/features/transfer/columns';
import { FileProblem, type SplitCells } from '@/features/transfer/parse-file';
import type { FileRow, RowError } from '@/features/transfer/read-people';
import { loadPart } from '@/base/load-part';
import { readProperty } from '@/base/values';
import { readWhole } from '@/person/reading/read-field';
import { describeField, labelOf, personFields, type PersonField } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { examples } from '@/person/sample';
import { formatPersonValue } from '@/person/values';
import { writeWishes } from '@/person/wish-words';
import { isDay } from '@/lib/bureau-days';
import { writeTime } from '@/lib/read-time';
import { writeRupees } from '@/lib/rupees';
import type { FileCell, FileTable } from '@/lib/save-file';
import { t } from '@/texts/texts';

// The CSV library is loaded with the first file that is read or written.
const loadLibrary = async () => (await loadPart(() => import('papaparse'))).default;

/** Texts that spreadsheets evaluate as formulas, with full-width characters that some convert. A number is none. */
const formula = /^(?!-\d+(?:\.\d+)?$)\s*[=+\-@＝＋－＠\t\r]/;

export async function loadSplitCells(): Promise<SplitCells> {
  const { parse } = await loadLibrary();
  return (text, separator, firstRows = 0) => {
    const { data, errors } = parse<string[]>(text, { delimiter: separator, preview: firstRows, skipEmptyLines: false });
    const unclosed = errors.find(({ type }) => type === 'Quotes');
    // The text behind it would become part of one cell, with its people.
    if (unclosed !== undefined && firstRows === 0)
      throw new FileProblem(() => t('transfer.file.openQuote', { row: String((unclosed.row ?? 0) + 1) }));
    return data;
  };
}

const byteOrderMark = '\ufeff';

function textOf(cell: FileCell): string | number {
  if (typeof cell !== 'object') return cell;
  return 'day' in cell ? cell.day : writeRupees(cell.paise);
}

/** Writes rows as CSV for spreadsheets: UTF-8 with BOM, CRLF, formulas escaped. */
export async function writeCsv(table: FileTable): Promise<string> {
  const { unparse } = await loadLibrary();
  const csv = unparse(
    table.map((cells) => cells.map(textOf)),
    { quotes: true, newline: '\r\n', escapeFormulae: formula },
  );
  return `${byteOrderMark}${csv}\r\n`;
}

function writeCell(cell: FileCell) {
  // An empty text would be a cell, and hide the text of the cell before it.
  if (cell === '') return null;
  if (typeof cell === 'string') return { value: cell, type: String, format: '@' };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return 'day' in cell
    ? { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
    : { value: cell.paise / 100, type: Number, format: '#,##0.00' };
}

/** The widest column, in letters: a long text goes on below or is cut. */
const widest = 40;

function columnsOf(table: FileTable): { width: number }[] {
  const widths: number[] = [];
  for (const cells of table)
    for (const [place, cell] of cells.entries())
      widths[place] = Math.max(widths[place] ?? 0, Math.min(String(textOf(cell)).length, widest));
  // With room for the arrow of the filter.
  return widths.map((width) => ({ width: width + 3 }));
}

/**
 * Writes tables as the sheets of an Excel workbook, by their names. A text is a cell of text, even where it looks like a number or
 * a formula. Each column can be filtered.
 */
export async function writeXlsx(tables: Readonly<Record<string, FileTable>>): Promise<Blob> {
  const { default: writeXlsxFile } = await loadPart(() => import('write-excel-file/universal'));
  const sheets = Object.entries(tables).map(([sheet, table]) => ({
    sheet,
    data: table.map((cells) => cells.map(writeCell)),
    columns: columnsOf(table),
    stickyRowsCount: 1,
  }));
  const filter: Feature<Blob> = {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          // The library knows no filters. This is their place in the sheet.
          transform: (xml, _, { sheetIndex }) => {
            const { data, columns } = sheets[sheetIndex] ?? { data: [], columns: [] };
            const last = getCellAddress(data.length - 1, columns.length - 1);
            return xml.replace('</sheetData>', `$&<autoFilter ref="A1:${last}"/>`);
          },
        },
      },
    },
  };
  return await writeXlsxFile(sheets, { features: [filter] }).toBlob();
}

type Exported = Readonly<Record<string, unknown>>;

/** Brothers and sisters together, where both are known. */
function siblingsOf({ brothers, sisters }: Exported): number | null {
  return typeof brothers === 'number' && typeof sisters === 'number' ? brothers + sisters : null;
}

/** A stored value of a list in the words of the screen, a time with am or pm. Others are as stored: an import reads them for certain. */
function cellOf(field: PersonField, person: Exported): FileCell {
  const value = person[field] ?? (field === 'number_of_siblings' ? siblingsOf(person) : null);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const { kind } = describeField(field);
  if (kind === 'date' && isDay(String(value))) return { day: String(value) };
  if (kind === 'time') return writeTime(String(value)) ?? value;
  return kind === 'choice' ? (formatPersonValue(field, value) ?? '') : value;
}

function wishesOf(person: Exported, weight: 'must' | 'hoped'): string {
  const filters: unknown = readProperty(person['wishes'], weight) ?? {};
  return writeWishes(Object.fromEntries(Object.entries(filters ?? {}).map(([name, value]) => [name, String(value)])));
}

/** Exported people as a table. The office's note goes with the contact details: it may hold some. */
export function peopleTable(people: readonly Exported[], withContact: boolean): FileTable {
  const fields = personFields.filter((field) => withContact || describeField(field).section !== 'contact');
  const stored = (value: unknown) => (typeof value === 'string' ? value : '');
  return [
    [...ownHeadings(), ...fields.map(labelOf), ...wishHeadings(), ...(withContact ? [noteHeading()] : [])],
    ...people.map((person): FileCell[] => [
      typeof person['id'] === 'number' ? person['id'] : '',
      sayValue('status', stored(person['status'])),
      ...fields.map((field) => cellOf(field, person)),
      wishesOf(person, 'must'),
      wishesOf(person, 'hoped'),
      ...(withContact ? [stored(person['office_note'])] : []),
    ]),
  ];
}

function problemText({ field, message }: RowError): string {
  return field === null ? message : t('transfer.cell.problem', { field: labelOf(field), problem: message });
}

/**
 * The invalid rows as a table, for correction and another import: errors first, then every column as typed. The errors come
 * first because a row may have more cells than there are headings.
 */
export function problemsTable(headings: readonly string[], rows: readonly FileRow[]): FileTable {
  // Errors of an earlier import are replaced by the current ones.
  const typed = (cells: readonly string[]) => cells.filter((_, index) => !isProblemColumn(headings[index] ?? ''));
  return [
    [problemHeading(), ...typed(headings)],
    ...rows.map(({ cells, errors }) => [errors.map(problemText).join(' '), ...typed(cells)]),
  ];
}

/** The example of a field; that of a list in the words of the screen, as the other choices are found there. */
function exampleOf(field: PersonField): string {
  const text = examples[field] ?? '';
  return describeField(field).kind === 'choice' ? (formatPersonValue(field, readWhole(field, text)) ?? text) : text;
}

/** The template: all headings and one example row. */
export function templateTable(): FileTable {
  const fields = personFields.filter((field) => examples[field] !== null);
  return [fields.map(labelOf), fields.map(exampleOf)];
}
