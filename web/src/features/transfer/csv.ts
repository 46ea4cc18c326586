import { exampleName, importFields } from '@/features/transfer/columns';
import type { SplitCells } from '@/features/transfer/parse-file';
import { loadPart } from '@/lib/load-part';
import { personFieldLabels } from '@/person/fields';

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

const contactFields: readonly string[] = ['phone_number', 'email', 'address'];

/** The people of an export as a CSV file. */
export async function peopleToCsv(
  people: readonly Readonly<Record<string, unknown>>[],
  withContact: boolean,
): Promise<string> {
  const fields = importFields.filter((field) => withContact || !contactFields.includes(field));
  const columns = ['id', 'status', ...fields];
  const headings = ['User Id', 'Status', ...fields.map((field) => personFieldLabels[field])];
  return await toCsv(
    headings,
    people.map((person) => columns.map((column) => person[column] ?? '')),
  );
}

const example: Readonly<Record<string, string>> = {
  name: exampleName,
  gender: 'Bride',
  date_of_birth: '14/08/1998',
  religion: 'Hindu',
  caste: 'Chettiar',
  location: 'Coimbatore, Tamil Nadu',
  mother_tongue: 'Tamil',
  marital_status: 'Never Married',
  height: '5\'4"',
  birth_star: 'Rohini',
  star_pada: '2',
  education: 'B.Com',
  job: 'Accountant',
  "father's_name": 'Raman Example',
  "father's_job": 'Teacher',
  "mother's_name": 'Lakshmi Example',
  "mother's_job": 'Homemaker',
  number_of_siblings: '1',
  phone_number: '98765 43210',
  email: 'meena@family.example',
  address: '12, Car Street, Coimbatore 641002',
};

/** The file to start from: every heading, and one row to see how values are written. */
export async function makeTemplate(): Promise<string> {
  // The age follows from the date of birth: a column for it would only invite contradictions.
  const fields = importFields.filter((field) => field !== 'age');
  return await toCsv(
    fields.map((field) => personFieldLabels[field]),
    [fields.map((field) => example[field] ?? '')],
  );
}
