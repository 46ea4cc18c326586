import { FileProblem } from '@/features/transfer/parse-file';
import { t } from '@/texts/texts';
import { loadPart } from '@/base/load-part';

const tooLarge = () => t('transfer.file.sheetTooLarge');
const tooWide = () => t('transfer.file.tooWide');

/** More than any spreadsheet of 2 MB with a thousand people holds when it is unpacked. */
const unpackedLimit = 40 * 1024 * 1024;

/** Rows times columns, up to the last cell with content: the library fills the area between the cells. */
const mostCells = 2_000_000;
/** The rows of Excel and LibreOffice, which writes the last one for a column that is formatted as a whole. */
const mostRows = 1_048_576;

/** The number of a column: A is 1, AA is 27. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Checks the addresses in a part of the file, because a single cell at XFD1048576 makes a table of 17 billion cells.
 * @throws FileProblem
 */
function checkAddresses(xml: string): void {
  let [rows, columns] = [0, 0];
  for (const [, name, attributes = ''] of xml.matchAll(/<(?:[\w.-]+:)?(c|row)\s((?:[^>"']|"[^"]*"|'[^']*')*)>/g)) {
    for (const [, address = ''] of attributes.matchAll(/\br\s*=\s*["']([^"']*)["']/g)) {
      const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
      const row = Number(digits);
      if (digits === '' || row > mostRows) throw new FileProblem(tooWide);
      // A cell without content takes no room.
      if (name === 'row' || attributes.endsWith('/')) continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, columnOf(letters));
    }
  }
  if (rows * columns > mostCells) throw new FileProblem(tooWide);
}

/**
 * Unpacks the sheets of a spreadsheet, and packs them again without compression. What unpacks to more than is stated in the
 * file is cut, so a small file cannot fill the memory; and the library needs no worker, which the site's policy forbids.
 */
async function unpack(file: Blob): Promise<ArrayBuffer> {
  const { strFromU8, unzipSync, zipSync } = await loadPart(() => import('fflate'));
  let size = 0;
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > unpackedLimit) throw new FileProblem(tooLarge);
      return true;
    },
  });
  for (const part of Object.values(parts)) checkAddresses(strFromU8(part));
  return zipSync(parts, { level: 0 }).slice().buffer;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A date of a cell, as text. Spreadsheets count days from 1900, so a time alone has a day around then. */
function writeDate(date: Date): string {
  // Part of a day is a fraction in the file: to the nearest minute.
  const exact = new Date(Math.round(date.getTime() / 60_000) * 60_000);
  const time = `${twoDigits(exact.getUTCHours())}:${twoDigits(exact.getUTCMinutes())}`;
  if (exact.getUTCFullYear() <= 1904) return time;
  const day = exact.toISOString().slice(0, 10);
  return time === '00:00' ? day : `${day} ${time}`;
}

function writeCell(cell: unknown): string {
  if (cell instanceof Date) return writeDate(cell);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/**
 * Reads the first sheet of an xlsx file as text. Dates and times come as those of the cell, not as they are shown.
 * @throws FileProblem if it cannot be read
 */
export async function readXlsx(file: Blob): Promise<string[][]> {
  const { readSheet } = await loadPart(() => import('read-excel-file/universal'));
  try {
    const sheet: readonly (readonly unknown[])[] = await readSheet(await unpack(file));
    return sheet.map((row) => row.map(writeCell));
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(() => t('transfer.file.unreadableSheet'));
  }
}
