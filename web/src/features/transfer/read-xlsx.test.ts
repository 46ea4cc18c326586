import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toTable } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { plainSheet } from '@/features/transfer/sheet';
import { readXlsx } from '@/features/transfer/read-xlsx';
import { realLifeRows } from '@/features/transfer/real-life-file';
import { makeWorkbook, makeXlsx } from '@/features/transfer/make-workbook';

const asFile = (parts: Record<string, Uint8Array>) => new Blob([zipSync(parts, { level: 1 }).slice()]);

const read = async (file: Blob) => await readXlsx(new Uint8Array(await file.arrayBuffer()));

/** The sheets of a file that can be read. */
async function sheetsOf(file: Blob) {
  const answer = await read(file);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.sheets;
}

test('an Excel workbook is read like the same list as CSV', async () => {
  const table = toTable(await sheetsOf(await makeXlsx(realLifeRows())));
  expect(table.headings).toEqual(realLifeRows()[0]);
  expect(readPeople(table, noChoices).rows.filter(({ leftOut }) => leftOut.length === 0)).toHaveLength(143);
});

test('dates, times and numbers come as those of the cell, with am where it shows it', async () => {
  const rows = [
    ['Name', 'DOB', 'Time', 'Height', 'Phone'],
    ['Meena', { date: 33098 }, { time: 0.2534722222 }, 5.6, 9843055512],
  ];
  const [sheet] = await sheetsOf(await makeXlsx(rows));
  expect(sheet?.rows[1]).toEqual(['Meena', '1990-08-13', '6:05 am', '5.6', '9843055512']);
});

test('a file that is no workbook is refused in words', async () => {
  expect(await read(new Blob(['PK']))).toEqual({ fault: 'unreadableSheet' });
  expect(await read(asFile({ 'a.xml': strToU8('<a/>') }))).toEqual({ fault: 'unreadableSheet' });
});

test('a small file that unpacks to a large one is refused before it is unpacked', async () => {
  const bomb = asFile({ 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) });
  expect(bomb.size).toBeLessThan(100_000);
  expect(await read(bomb)).toEqual({ fault: 'sheetTooLarge' });
});

/** A workbook with this XML as its first sheet. */
function withSheet(workbook: Uint8Array, rows: string) {
  const parts = unzipSync(workbook);
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  return asFile({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
}

describe('a cell far away from the list', async () => {
  const workbook = new Uint8Array(await (await makeXlsx([['Name']])).arrayBuffer());
  const first = '<row r="1"><c r="A1"><v>1</v></c></row>';

  test.each(['XFD1048576', 'AAA20000', '&#88;FD9', 'A1e9'])(
    '%s is refused before the table is made',
    async (address) => {
      const file = withSheet(workbook, `${first}<row><x:c s='>' r = '${address}'><v>1</v></x:c></row>`);
      expect(await read(file)).toEqual({ fault: 'tooWide' });
    },
  );

  test('is refused when its row alone says so', async () => {
    expect(await read(withSheet(workbook, `${first}<row r="4000000000"/>`))).toEqual({ fault: 'tooWide' });
  });

  test('without content is left out, as LibreOffice writes the last row', async () => {
    const last = '<row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"/></row>';
    expect(await sheetsOf(withSheet(workbook, first + last))).toEqual([plainSheet('List', [['1']])]);
  });
});

test('what unpacks to more than the file states is cut', async () => {
  const honest = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1024 * 1024) });
  // The size before packing, in both headers of the only part: states 100 bytes.
  const view = new DataView(honest.buffer, honest.byteOffset, honest.byteLength);
  for (let at = 0; at < honest.length - 4; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  expect(await read(new Blob([honest.slice()]))).toEqual({ fault: 'unreadableSheet' });
});

describe('a tag', async () => {
  const workbook = new Uint8Array(await (await makeXlsx([['Name']])).arrayBuffer());
  const cell = '<c r="A1"><v>1</v></c>';

  test.each([
    ['with 60,000 attributes', Array.from({ length: 60_000 }, (_, n) => `a${n}=""`).join(' ')],
    ['with a bracket in each attribute', Array.from({ length: 60_000 }, (_, n) => `a${n}=">"`).join(' ')],
    ['without an end of its quotes', '"'.repeat(60_001)],
  ])('%s is refused', async (_, attributes) => {
    const file = withSheet(workbook, `<row r="1" ${attributes}>${cell}</row>`);
    expect(file.size).toBeLessThan(300_000);
    expect(await read(file)).toEqual({ fault: 'unreadableSheet' });
  });

  test('with a long list of cells in quotes is read', async () => {
    const list = `<!-- don't --><mergeCells sqref="${'A1:B2 '.repeat(2000)}"/>`;
    expect(await sheetsOf(withSheet(workbook, `<row r="1">${cell}</row>${list}`))).toHaveLength(1);
  });
});

describe('several sheets', () => {
  const girls = [
    ['SRI MURUGAN MATRIMONY', ''],
    ['Sl No', 'Name', 'Star', ''],
    [1, 'Meena', 'Rohini', 'teacher'],
    [2, 'Latha', '', ''],
  ];
  const boys = [
    ['Name', 'Phone', 'Star'],
    ['Ravi', '98765 43210', 'Magam'],
  ];

  test('make one list, the cells under the headings of their sheet, and their names say bride or groom', async () => {
    const table = toTable(
      await sheetsOf(await makeWorkbook({ Cover: [['Register of 2026']], GIRLS: girls, Empty: [], BOYS: boys })),
    );
    expect(table.headings).toEqual(['Sl No', 'Name', 'Star', 'Column D', 'Phone', 'Sheet']);
    expect(table.rows.map(({ place, cells }) => [place, cells])).toEqual([
      ['GIRLS 3', ['1', 'Meena', 'Rohini', 'teacher', '', 'GIRLS']],
      ['GIRLS 4', ['2', 'Latha', '', '', '', 'GIRLS']],
      ['BOYS 2', ['', 'Ravi', 'Magam', '', '98765 43210', 'BOYS']],
    ]);
    expect(table.notRead).toEqual({ sheets: ['Cover'], lines: ['SRI MURUGAN MATRIMONY'] });
    expect(table.sheetColumn).toEqual({ place: 5, isGender: true });
    const uses = { 5: 'gender' } as const;
    const people = readPeople(table, { ...noChoices, uses });
    expect(people.rows.map(({ person }) => [person.name, person.gender])).toEqual([
      ['Meena', 'bride'],
      ['Latha', 'bride'],
      ['Ravi', 'groom'],
    ]);
    const ravi = readPeople(table, { ...noChoices, uses, leftSheets: ['GIRLS'] }).rows;
    expect(ravi.map(({ person }) => person.name)).toEqual(['Ravi']);
  });

  test('with other names, or a column for the gender, are only named', async () => {
    const list = [
      ['Name', 'Sex'],
      ['Meena', 'F'],
    ];
    expect(toTable(await sheetsOf(await makeWorkbook({ GIRLS: list, BOYS: list }))).sheetColumn?.isGender).toBe(false);
    expect(toTable(await sheetsOf(await makeWorkbook({ 2025: boys, GIRLS: girls }))).sheetColumn?.isGender).toBe(false);
    expect(toTable(await sheetsOf(await makeWorkbook({ List: boys }))).sheetColumn).toBeNull();
    expect(toTable(await sheetsOf(await makeWorkbook({ Boys: boys }))).sheetColumn?.isGender).toBe(true);
  });

  test('have a column for cells without a heading', async () => {
    const table = toTable(await sheetsOf(await makeWorkbook({ GIRLS: girls, BOYS: [['Name'], ['Ravi', 'a note']] })));
    expect(table.headings).toEqual(['Sl No', 'Name', 'Star', 'Column D', 'Column B', 'Sheet']);
  });
});
