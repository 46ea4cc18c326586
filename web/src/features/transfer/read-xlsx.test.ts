import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FileProblem, toTable } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { readXlsx } from '@/features/transfer/read-xlsx';
import { realLifeRows } from '@/features/transfer/real-life-file';
import { makeXlsx } from '@/features/transfer/xlsx-file';

const asFile = (parts: Record<string, Uint8Array>) => new Blob([zipSync(parts).slice()]);

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

test('what unpacks to more than the file states is cut', async () => {
  const honest = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(30 * 1024 * 1024) });
  // The size before packing, in both headers of the only part: states 100 bytes.
  const view = new DataView(honest.buffer, honest.byteOffset, honest.byteLength);
  for (let at = 0; at < honest.length - 4; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  await expect(readXlsx(new Blob([honest.slice()]))).rejects.toThrow('cannot be read');
});
