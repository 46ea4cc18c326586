import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recentImportsKey } from '@/features/transfer/api';
import { ImportPage } from '@/features/transfer/components/import-page';
import { plainSheet } from '@/features/transfer/sheet';
import { readSheets } from '@/features/transfer/read-file';
import { makeWorkbook, makeXlsx } from '@/features/transfer/make-workbook';
import { renderPart } from '@/lib/render-part';

const list = [
  ['Name', 'Star'],
  ['Meena', 'Rohini'],
];
const aborting = () => new AbortController().signal;

/** A workbook that takes its reader seconds: 300,000 rows of one cell. */
async function makeLong(): Promise<File> {
  const parts = unzipSync(new Uint8Array(await (await makeXlsx(list)).arrayBuffer()));
  const rows = Array.from({ length: 300_000 }, (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const packed = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) }, { level: 1 });
  return new File([packed.slice()], 'long.xlsx');
}

it('reads a spreadsheet beside the page', async () => {
  expect(await readSheets(await makeXlsx(list), aborting())).toEqual([plainSheet('List', list)]);
});

it('says why a spreadsheet cannot be read, and stops when it takes too long', async () => {
  await expect(readSheets(new Blob(['PK']), aborting())).rejects.toThrow('This spreadsheet cannot be read.');
  await expect(readSheets(await makeLong(), aborting(), 0.01)).rejects.toThrow('takes too long');
});

it('refuses a file without a column of names, and an older kind of spreadsheet whatever its name', async () => {
  await renderPart(<ImportPage wishesPart={() => null} />, [[recentImportsKey(), []]]);
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['Phone\n50000 12345\n'], 'a.csv'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No column of the file is the name. Choose it below.');
  const older = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'people.csv');
  await userEvent.upload(page.getByLabelText(/^Choose (a|another) file$/), older);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This kind of spreadsheet cannot be read.');
});

it('leaves the page usable while a long file is read, and can be cancelled', async () => {
  const file = await makeLong();
  await renderPart(<ImportPage wishesPart={() => null} />, [[recentImportsKey(), []]]);
  await userEvent.upload(page.getByLabelText('Choose a file'), file);
  await expect.element(page.getByRole('status')).toHaveTextContent('Reading the file…');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByLabelText('Choose a file')).toBeVisible();
  await expect.element(page.getByText('Reading the file…')).not.toBeInTheDocument();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('lists the sheets of a workbook, what is not read, and stars that exclude their rasi', async () => {
  const girls = [
    ['OUR MATRIMONY', '', ''],
    ['Name', 'Star', 'Rasi'],
    ['Meena', 'Revathi', 'Mithunam'],
    ['Latha', 'Revathi', 'Mithunam'],
  ];
  const boys = [
    ['Name', 'Star'],
    ['Ravi', 'Magam'],
  ];
  await renderPart(<ImportPage wishesPart={() => null} />, [[recentImportsKey(), []]]);
  const workbook = new File([await makeWorkbook({ Cover: [['2026']], GIRLS: girls, BOYS: boys })], 'both.xlsx');
  await userEvent.upload(page.getByLabelText('Choose a file'), workbook);
  await expect.element(page.getByRole('heading', { name: '3 people in the file' })).toBeVisible();
  await expect.element(page.getByText('Not read, because no column is the name: “Cover”.')).toBeVisible();
  await expect
    .element(page.getByText('it stands above the headings or across the list: “OUR MATRIMONY”.'))
    .toBeVisible();
  await expect.element(page.getByText('The name of the sheet is taken for bride or groom.')).toBeVisible();
  await page.getByRole('button', { name: 'Use Meenam for all 2' }).click();
  await expect.element(page.getByText(/exclude one another/)).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'GIRLS: 2 people' }).click();
  await expect.element(page.getByRole('heading', { name: '1 person in the file' })).toBeVisible();
});
