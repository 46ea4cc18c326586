import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { FileProblem, toTable } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { readXlsx } from '@/features/transfer/read-xlsx';
import { realLifeRows } from '@/features/transfer/real-life-file';
import { makeXlsx } from '@/features/transfer/xlsx-file';

const asFile = (parts: Record<string, Uint8Array>) => new Blob([zipSync(parts, { level: 1 }).slice()]);

test('an Excel workbook is read like the same list as CSV', async () => {
  const table = toTable(await readXlsx(makeXlsx(realLifeRows())));
  expect(table.headings).toEqual(realLifeRows()[0]);
  expect(readPeople(table, noChoices).rows.filter(({ leftOut }) => leftOut.length === 0)).toHaveLength(193);
});

test('dates, times and numbers come as those of the cell', async () => {
  const rows = [
    ['Name', 'DOB', 'Time', 'Height', 'Phone'],
    ['Meena', { date: 33098 }, { time: 0.2534722222 }, 5.6, 9843055512],
  ];
  const sheet = await readXlsx(makeXlsx(rows));
  expect(sheet[1]).toEqual(['Meena', '1990-08-13', '06:05', '5.6', '9843055512']);
});

test('a file that is no workbook is refused in words', async () => {
  await expect(readXlsx(new Blob(['PK']))).rejects.toThrow(FileProblem);
  await expect(readXlsx(asFile({ 'a.xml': strToU8('<a/>') }))).rejects.toThrow('cannot be read');
});

test('a small file that unpacks to a large one is refused before it is unpacked', async () => {
  const bomb = asFile({ 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) });
  expect(bomb.size).toBeLessThan(100_000);
  await expect(readXlsx(bomb)).rejects.toThrow('too large');
});

/** A workbook with this XML as its first sheet. */
function withSheet(workbook: Uint8Array, rows: string) {
  const parts = unzipSync(workbook);
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  return asFile({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
}

describe('a cell far away from the list', async () => {
  const workbook = new Uint8Array(await makeXlsx([['Name']]).arrayBuffer());
  const first = '<row r="1"><c r="A1"><v>1</v></c></row>';

  test.each(['XFD1048576', 'AAA20000', '&#88;FD9', 'A1e9'])(
    '%s is refused before the table is made',
    async (address) => {
      const file = withSheet(workbook, `${first}<row><x:c s='>' r = '${address}'><v>1</v></x:c></row>`);
      await expect(readXlsx(file)).rejects.toThrow('far away');
    },
  );

  test('is refused when its row alone says so', async () => {
    await expect(readXlsx(withSheet(workbook, `${first}<row r="4000000000"/>`))).rejects.toThrow('far away');
  });

  test('without content is left out, as LibreOffice writes the last row', async () => {
    const last = '<row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"/></row>';
    expect(await readXlsx(withSheet(workbook, first + last))).toEqual([['1']]);
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
  await expect(readXlsx(new Blob([honest.slice()]))).rejects.toThrow('cannot be read');
});
