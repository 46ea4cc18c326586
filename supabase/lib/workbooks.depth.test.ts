import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSplitCells, peopleTable, problemsTable, templateTable, writeXlsx } from '@/features/transfer/csv';
import { parseCsv } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { describeField, personFields } from '@/person/fields';
import type { FileCell, FileTable } from '@/lib/save-file';
import { runWithOpenpyxl } from './openpyxl.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workbooks-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const readSheets = `
import json, sys, openpyxl
book = openpyxl.load_workbook(sys.stdin.readline().strip())
print(json.dumps({sheet.title: {
  'isFiltered': sheet.auto_filter.ref == sheet.dimensions,
  'cells': [[None if cell.value is None else [cell.value, cell.data_type] for cell in row] for row in sheet.iter_rows()]
} for sheet in book.worksheets}, default=lambda moment: moment.isoformat()))`;

/** The sheets of a workbook by openpyxl, which refuses a file that Excel refuses. */
async function sheetsOf(workbook: Blob): Promise<unknown> {
  const file = path.join(folder, 'export.xlsx');
  await writeFile(file, Buffer.from(await workbook.arrayBuffer()));
  return JSON.parse(await runWithOpenpyxl(readSheets, `${file}\n`));
}

/** A cell with its type, of which none is a formula. An empty one is none; XML has no control characters and one kind of line end. */
function asStored(cell: FileCell) {
  if (typeof cell === 'number') return [cell, 'n'];
  if (typeof cell === 'object') return 'day' in cell ? [`${cell.day}T00:00:00`, 'd'] : [cell.paise / 100, 'n'];
  const text = cell.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/\r\n?/g, '\n');
  return text === '' ? null : [text, 's'];
}

const twoSheets: Record<string, FileTable> = {
  Receipts: [
    ['Note', 'Amount', 'Day'],
    ['000123', { paise: -150_050 }, { day: '2026-03-28' }],
    ['=1+1', { paise: 10_000_000_001 }, ''],
  ],
  'தாமதமாகப் பதிந்தவை': [['Note'], ['@SUM(A1)']],
};

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
      const value = 'from' in description ? description.from : description.kind === 'date' ? '1998-02-05' : text;
      return [field, description.kind === 'choice' ? description.choices[id % description.choices.length] : value];
    }),
  ),
  wishes: { must: { age_from: 25, religion: 'Hindu' }, hoped: {} },
  office_note: text,
}));

test.each([
  ['an export', () => ({ List: peopleTable(people, true) })],
  ['an export of nobody', () => ({ List: peopleTable([], true) })],
  ['the template', () => ({ List: templateTable() })],
  ['a file of two sheets', () => twoSheets],
  [
    'the report of an import',
    async () => {
      const table = parseCsv(`Name,Job,Hobby\n"",=1+1,"two\nlines"\n`, await loadSplitCells());
      return { List: problemsTable(table.headings, readPeople(table, noChoices).rows) };
    },
  ],
])('%s opens in another program with the same cells', async (_, make) => {
  const tables: Record<string, FileTable> = await make();
  const stored = Object.entries(tables).map(([name, rows]) => [
    name,
    { isFiltered: true, cells: rows.map((cells) => cells.map(asStored)) },
  ]);
  expect(await sheetsOf(await writeXlsx(tables))).toEqual(Object.fromEntries(stored));
});
