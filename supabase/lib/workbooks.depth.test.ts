import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loadSplitCells,
  peopleTable,
  problemsTable,
  templateTable,
  writeXlsx,
  type FileTable,
} from '@/features/transfer/csv';
import { parseCsv } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { describeField, personFields } from '@/person/fields';
import { runWithOpenpyxl } from './openpyxl.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workbooks-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const readCells = `
import json, sys, openpyxl
[sheet] = openpyxl.load_workbook(sys.stdin.readline().strip()).worksheets
print(json.dumps([list(row) for row in sheet.iter_rows(values_only=True)]))`;

/** The cells of a workbook by openpyxl, which refuses a file that Excel refuses. */
async function cellsOf(workbook: Blob): Promise<unknown> {
  const file = path.join(folder, 'export.xlsx');
  await writeFile(file, Buffer.from(await workbook.arrayBuffer()));
  return JSON.parse(await runWithOpenpyxl(readCells, `${file}\n`));
}

/** An empty cell is none; XML has no control characters and one kind of line end. */
const asStored = (table: FileTable) =>
  table.map((cells) =>
    cells.map((cell) => {
      if (typeof cell === 'number') return cell;
      return cell.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/\r\n?/g, '\n') || null;
    }),
  );

const hard = [
  '=1+1',
  '+91 98765 43210',
  '  a  ',
  '1 <Car> Street & "more"\r\nsecond',
  'தமிழ் 😀\u0001',
  '007',
  '-',
  "'x",
];

const people = hard.map((text, id) => ({
  id,
  status: 'verified',
  ...Object.fromEntries(
    personFields.map((field) => {
      const description = describeField(field);
      const value = 'from' in description ? description.from : text;
      return [field, description.kind === 'choice' ? description.choices[id % description.choices.length] : value];
    }),
  ),
  wishes: { must: { age_from: 25, religion: 'Hindu' }, hoped: {} },
  office_note: text,
}));

test.each([
  ['an export', () => peopleTable(people, true)],
  ['an export of nobody', () => peopleTable([], true)],
  ['the template', () => templateTable()],
  [
    'the report of an import',
    async () => {
      const table = parseCsv(`Name,Job,Hobby\n"",=1+1,"two\nlines"\n`, await loadSplitCells());
      return problemsTable(table.headings, readPeople(table, noChoices).rows);
    },
  ],
])('%s opens in another program with the same cells', async (_, make) => {
  const table = await make();
  expect(await cellsOf(await writeXlsx(table))).toEqual(asStored(table));
});
