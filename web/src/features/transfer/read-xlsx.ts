import { strFromU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

/** A sheet of a spreadsheet as text. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
}

/** Why a spreadsheet cannot be read: the end of a text's id. This file runs in a worker, which has no texts. */
export type SheetFault = 'sheetTooLarge' | 'tooWide' | 'unreadableSheet';

class Fault extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}

/** More than any spreadsheet of 2 MB with a thousand people holds when it is unpacked. */
const unpackedLimit = 40 * 1024 * 1024;

/** Rows times columns, up to the last cell with content: the library fills the area between the cells. */
const mostCells = 2_000_000;
/** The rows of Excel and LibreOffice, which writes the last one for a column that is formatted as a whole. */
const mostRows = 1_048_576;
/** The letters of a tag outside its quotes. The library takes time with the square of its attributes. */
const longestTag = 2000;

/** The number of a column: A is 1, AA is 27. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * The tags of a part of the file, without their brackets.
 * @throws Fault for one that has too many letters, or no end
 */
function* tagsOf(xml: string): Generator<string> {
  for (let start = xml.indexOf('<'); start !== -1; start = xml.indexOf('<', start + 1)) {
    if (xml.startsWith('!--', start + 1)) {
      start = xml.indexOf('-->', start);
      if (start === -1) throw new Fault('unreadableSheet');
      continue;
    }
    let [end, letters] = [start + 1, 0];
    while (xml[end] !== '>') {
      const sign = xml[end];
      // The end of a quote; of one without an end, the whole text.
      if (sign === '"' || sign === "'") end = xml.indexOf(sign, end + 1);
      letters += 1;
      if (sign === undefined || end === -1 || letters > longestTag) throw new Fault('unreadableSheet');
      end += 1;
    }
    yield xml.slice(start + 1, end);
    start = end;
  }
}

/**
 * Checks the tags in a part of the file, and the addresses of its cells: a single cell at XFD1048576 makes a table of 17 billion
 * cells.
 * @throws Fault
 */
function checkTags(xml: string): void {
  let [rows, columns] = [0, 0];
  for (const tag of tagsOf(xml)) {
    const name = /^(?:[\w.-]+:)?(c|row)\s/.exec(tag)?.[1];
    if (name === undefined) continue;
    for (const [, address = ''] of tag.matchAll(/\br\s*=\s*["']([^"']*)["']/g)) {
      const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
      const row = Number(digits);
      if (digits === '' || row > mostRows) throw new Fault('tooWide');
      // A cell without content takes no room.
      if (name === 'row' || tag.endsWith('/')) continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, columnOf(letters));
    }
  }
  if (rows * columns > mostCells) throw new Fault('tooWide');
}

/**
 * Unpacks the sheets of a spreadsheet, and packs them again without compression. What unpacks to more than is stated in the
 * file is cut, so a small file cannot fill the memory.
 */
function unpack(file: Uint8Array): ArrayBuffer {
  let size = 0;
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > unpackedLimit) throw new Fault('sheetTooLarge');
      return true;
    },
  });
  for (const part of Object.values(parts)) checkTags(strFromU8(part));
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

/** Reads all sheets of an xlsx file as text. Dates and times come as those of the cell, not as they are shown. */
export async function readXlsx(file: Uint8Array): Promise<{ sheets: Sheet[] } | { fault: SheetFault }> {
  try {
    const sheets = await readXlsxFile(unpack(file));
    return {
      sheets: sheets.map(({ sheet: name, data }) => {
        const rows: readonly (readonly unknown[])[] = data;
        return { name, rows: rows.map((row) => row.map(writeCell)) };
      }),
    };
  } catch (error) {
    return { fault: error instanceof Fault ? error.fault : 'unreadableSheet' };
  }
}
