import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { noResult } from '@/features/transfer/remarks';
import type { Block, Sheet } from '@/features/transfer/sheet';

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

const attributePattern = (name: string) => new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
const attributes = new Map(
  'name state id Id Target ref hidden min max s numFmtId formatCode'
    .split(' ')
    .map((name) => [name, attributePattern(name)] as const),
);

/** The value of an attribute of a tag; empty if it has none. */
function attributeOf(tag: string, name: string): string {
  const [, inDouble, inSingle] = attributes.get(name)?.exec(tag) ?? [];
  return inDouble ?? inSingle ?? '';
}

/** XML Schema has two spellings of each truth value. */
const isHidden = (tag: string) => ['1', 'true'].includes(attributeOf(tag, 'hidden'));

/** A block by its address, as "B2:D5"; null for any other text. */
function readBlock(address: string): Block | null {
  const [, left, top, right, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return { left: columnOf(left) - 1, top: Number(top) - 1, right: columnOf(right) - 1, bottom: Number(bottom) - 1 };
}

/** The formatting of a part of the file that says what a person sees of it. */
interface Formatting extends Pick<Sheet, 'merged' | 'hiddenRows' | 'hiddenColumns'> {
  merged: Block[];
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Of the workbook: its sheets in their order. */
  sheets: { id: string; isHidden: boolean }[];
  /** Of the list of parts: the file of each id. */
  files: Map<string, string>;
  /** Cells that show am or pm, by `numberOf`. */
  halves: Set<number>;
}

/** The last column of Excel. A longer range of hidden columns has no content. */
const mostColumns = 16_384;
/** More merged blocks than a list has rows. */
const mostBlocks = 20_000;

const numberOf = (row: number, column: number) => row * mostColumns + column;

/** The styles of cells that show a time with am or pm, by their places in the list of styles. */
function stylesWithHalf(xml: string): ReadonlySet<string> {
  // Two of the formats that every program has.
  const formats = new Set(['18', '19']);
  const styles = new Set<string>();
  let place = -1;
  for (const tag of tagsOf(xml)) {
    const name = /^(?:[\w.-]+:)?(numFmt|cellXfs|xf)\b|^\/(?:[\w.-]+:)?(cellXfs)/.exec(tag);
    if (name?.[1] === 'numFmt' && /am\/pm|a\/p/i.test(attributeOf(tag, 'formatCode')))
      formats.add(attributeOf(tag, 'numFmtId'));
    if (name?.[1] === 'cellXfs') place = 0;
    if (name?.[2] === 'cellXfs') place = -1;
    if (name?.[1] !== 'xf' || place === -1) continue;
    if (formats.has(attributeOf(tag, 'numFmtId'))) styles.add(String(place));
    place += 1;
  }
  return styles;
}

/**
 * Reads the tags in a part of the file, and checks the addresses of its cells. A single cell at XFD1048576 makes 17 billion
 * cells.
 * @throws Fault
 */
function readTags(xml: string, withHalf: ReadonlySet<string>): Formatting {
  const found: Formatting = {
    merged: [],
    hiddenRows: [],
    hiddenColumns: [],
    sheets: [],
    files: new Map(),
    halves: new Set(),
  };
  let [rows, columns, current] = [0, 0, 0];
  for (const tag of tagsOf(xml)) {
    const name = /^(?:[\w.-]+:)?(c|row|col|mergeCell|sheet|Relationship)\s/.exec(tag)?.[1];
    if (name === undefined) continue;
    if (name === 'sheet' && attributeOf(tag, 'name') !== '')
      found.sheets.push({ id: attributeOf(tag, 'id'), isHidden: /hidden/i.test(attributeOf(tag, 'state')) });
    if (name === 'Relationship') found.files.set(attributeOf(tag, 'Id'), attributeOf(tag, 'Target'));
    if (name === 'mergeCell' && found.merged.length < mostBlocks) {
      const block = readBlock(attributeOf(tag, 'ref'));
      if (block !== null) found.merged.push(block);
    }
    if (name === 'col' && isHidden(tag)) {
      const last = Math.min(Number(attributeOf(tag, 'max')), mostColumns);
      for (let column = Number(attributeOf(tag, 'min')); column <= last; column += 1)
        found.hiddenColumns.push(column - 1);
    }
    if (name === 'row') current += 1;
    if (name !== 'c' && name !== 'row') continue;
    for (const [, address = ''] of tag.matchAll(/\br\s*=\s*["']([^"']*)["']/g)) {
      const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
      const row = Number(digits);
      if (digits === '' || row > mostRows) throw new Fault('tooWide');
      if (name === 'row') current = row;
      // A cell without content takes no room.
      if (name === 'row' || tag.endsWith('/')) continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, columnOf(letters));
      if (withHalf.has(attributeOf(tag, 's'))) found.halves.add(numberOf(row - 1, columnOf(letters) - 1));
    }
    if (name === 'row' && isHidden(tag)) found.hiddenRows.push(current - 1);
  }
  if (rows * columns > mostCells) throw new Fault('tooWide');
  return found;
}

/** The library takes dates since 1904 for others where the file says "true", and drops the error of a formula. */
const adapt = (xml: string) =>
  xml
    .replace(/(<(?:[\w.-]+:)?workbookPr\b[^>]{0,2000}?\bdate1904\s*=\s*["'])true(["'])/, '$11$2')
    .replaceAll(/(<(?:[\w.-]+:)?c\s[^>]{0,2000}?\bt\s*=\s*["'])e(["'])/g, '$1str$2')
    .replaceAll(
      /(<(?:\w+:)?c)(\s[^>]{0,2000}>)<(?:\w+:)?f(?:\s[^>]{0,2000})?(?:\/>|>[^<]*<\/(?:\w+:)?f>)(?:<(?:\w+:)?v\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?<\/(?:\w+:)?c>/g,
      (_, start: string, attributes: string) =>
        `${start}${attributes.replace(/\st="[^"]*"/, '').replace('>', ' t="inlineStr">')}<is><t>${noResult}</t></is></c>`,
    );

/**
 * Unpacks the sheets of a spreadsheet, and packs them again without compression. What unpacks to more than is stated in the
 * file is cut, so a small file cannot fill the memory.
 */
function unpack(file: Uint8Array): { packed: ArrayBuffer; formattings: Map<string, Formatting> } {
  let size = 0;
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > unpackedLimit) throw new Fault('sheetTooLarge');
      return true;
    },
  });
  const styles = parts['xl/styles.xml'];
  const withHalf = stylesWithHalf(styles === undefined ? '' : strFromU8(styles));
  const formattings = new Map<string, Formatting>();
  for (const [name, part] of Object.entries(parts)) {
    const xml = strFromU8(part);
    formattings.set(name, readTags(xml, withHalf));
    const adapted = adapt(xml);
    if (adapted !== xml) parts[name] = strToU8(adapted);
  }
  return { packed: zipSync(parts, { level: 0 }).slice().buffer, formattings };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A date of a cell, as text. Spreadsheets count days from 1900, so a time alone has a day around then. */
function writeDate(date: Date, showsHalf: boolean): string {
  // Part of a day is a fraction in the file: to the nearest minute.
  const exact = new Date(Math.round(date.getTime() / 60_000) * 60_000);
  const hours = exact.getUTCHours();
  const minutes = twoDigits(exact.getUTCMinutes());
  const time = showsHalf
    ? `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
    : `${twoDigits(hours)}:${minutes}`;
  if (exact.getUTCFullYear() <= 1904) return time;
  const day = exact.toISOString().slice(0, 10);
  return exact.getTime() % 86_400_000 === 0 ? day : `${day} ${time}`;
}

function writeCell(cell: unknown, showsHalf: boolean): string {
  if (cell instanceof Date) return writeDate(cell, showsHalf);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

const noFormatting = { merged: [], hiddenRows: [], hiddenColumns: [], halves: new Set<number>() };

/** Reads all sheets of an xlsx file as text. Dates and times come as those of the cell, with am and pm where it shows them. */
export async function readXlsx(file: Uint8Array): Promise<{ sheets: Sheet[] } | { fault: SheetFault }> {
  try {
    const { packed, formattings } = unpack(file);
    const sheets = await readXlsxFile(packed);
    // The library gives the sheets in the order of the workbook.
    const listed = formattings.get('xl/workbook.xml')?.sheets ?? [];
    const files = formattings.get('xl/_rels/workbook.xml.rels')?.files;
    return {
      sheets: sheets.map(({ sheet: name, data }, place) => {
        const rows: readonly (readonly unknown[])[] = data;
        const target = files?.get(listed[place]?.id ?? '') ?? '';
        const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
        const { merged, hiddenRows, hiddenColumns, halves } = formattings.get(path) ?? noFormatting;
        return {
          name,
          rows: rows.map((cells, row) =>
            cells.map((cell, column) => writeCell(cell, halves.has(numberOf(row, column)))),
          ),
          merged,
          isHidden: listed[place]?.isHidden ?? false,
          hiddenRows,
          hiddenColumns,
          hasNotes: [...(formattings.get(path.replace(/([^/]+)$/, '_rels/$1.rels'))?.files.values() ?? [])].some(
            (one) => /comments/i.test(one),
          ),
        };
      }),
    };
  } catch (error) {
    return { fault: error instanceof Fault ? error.fault : 'unreadableSheet' };
  }
}
