import { fillMerged, plainSheet, type Block, type Sheet } from '@/features/transfer/sheet';
import { namesPerson } from '@/features/transfer/columns';
import { longestLine } from '@/person/reading/longest-line';
import { fieldOfLabel, fieldsOfLabel, findField, isHeadingLine, simplifyLabel } from '@/person/reading/labels';
import { readCards } from '@/features/transfer/contact-cards';
import { genderInLabel, isGenderHeading } from '@/person/reading/biodata-lines';
import { readField, readWhole } from '@/person/reading/read-field';
import { AppError } from '@/lib/errors';
import { formatCount } from '@/lib/format';
import { labelOf } from '@/person/fields';
import { isCaste } from '@/person/reading/castes';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';

/** Rows above the headings: the bureau's name, a date, blank lines. */
const titleRows = 30;

/** The headings of a sheet, which may stand in two or three rows. Rows are counted from 0. */
interface Head {
  top: number;
  bottom: number;
  headings: readonly string[];
}

const isWide = ({ left, right }: Block) => right > left;

const namesDetails = /details?|particulars|information|விவர|विवरण|जानकारी|വിവര|వివరా|ವಿವರ/iu;

/** Words over a group of columns that name no other person. */
function isNeutral(group: string, heading: string): boolean {
  const field = fieldOfLabel(group);
  const isKind = namesDetails.test(group) || fieldsOfLabel(group) !== null;
  return (
    isHeadingLine(group) || (field !== null && field === fieldOfLabel(heading)) || (isKind && !namesPerson(heading))
  );
}

/** One heading of the texts that stand above one another: "Father" over "Name". */
function joinHeadings(texts: readonly string[]): string {
  const different = texts.map((text) => text.trim()).filter((text, row, all) => text !== '' && text !== all[row - 1]);
  // "Brothers" over "Mar."
  const whole = different.join(' ').replace(/^(brothers?|sisters?)\s+(?:mar|mrd|married)\.?$/i, 'Married $1');
  const last = different.at(-1) ?? '';
  if (different.length < 2 || fieldsOfLabel(whole) !== null) return whole;
  // "Uncle" over "Name" is no name of the person.
  return fieldsOfLabel(last) !== null && different.slice(0, -1).every((group) => isNeutral(group, last)) ? last : whole;
}

/** The last row of the headings, of which the first has the column for the name. */
function findBottom({ rows, merged }: Sheet, named: number, groups: readonly Block[]): number {
  const reached = merged.filter(({ top, bottom }) => top <= named && bottom > named && bottom < named + 3);
  if (reached.length > 0) return Math.max(...reached.map(({ bottom }) => bottom));
  const isBelowGroup = (column: number) =>
    groups.some(({ top, left, right }) => top === named && left <= column && column <= right);
  const next = (rows[named + 1] ?? []).flatMap((cell, column) => (cell.trim() === '' ? [] : [{ cell, column }]));
  // A unit or a further word may stand below another heading: "Height" over "(cm)".
  const goesOn = next.every(
    ({ cell, column }) => isBelowGroup(column) || fieldsOfLabel(`${rows[named]?.[column] ?? ''} ${cell}`) !== null,
  );
  return goesOn && next.some(({ column }) => isBelowGroup(column)) ? named + 1 : named;
}

/** Finds the headings of a sheet; null without a column for the name. */
function findHead(sheet: Sheet): Head | null {
  const named = sheet.rows.slice(0, titleRows).findIndex((cells) => cells.some(namesPerson));
  if (named === -1) return null;
  const nameColumn = sheet.rows[named]?.findIndex(namesPerson) ?? -1;
  // A block over the name is a title.
  const groups = sheet.merged.filter(
    (block) => isWide(block) && !(block.left <= nameColumn && nameColumn <= block.right),
  );
  const top = groups.some((block) => block.top === named - 1) ? named - 1 : named;
  const bottom = findBottom(sheet, named, groups);
  const titles = sheet.merged.filter((block) => isWide(block) && !groups.includes(block));
  const { rows } = fillMerged({ ...sheet, merged: sheet.merged.filter((block) => !titles.includes(block)) });
  const isTitle = (row: number, column: number) =>
    titles.some((block) => block.top <= row && row <= block.bottom && block.left <= column && column <= block.right);
  const columns = Math.max(...rows.slice(top, bottom + 1).map((cells) => cells.length));
  return {
    top,
    bottom,
    headings: Array.from({ length: columns }, (_, column) =>
      joinHeadings(
        rows.slice(top, bottom + 1).map((cells, row) => (isTitle(top + row, column) ? '' : (cells[column] ?? ''))),
      ),
    ),
  };
}

export const maximumRows = 1000;
export const maximumBytes = 2 * 1024 * 1024;

export interface TableRow {
  /** Identifies the row among those of all sheets. */
  number: number;
  /** The row as its spreadsheet numbers it, with the name of the sheet if there are several: "GIRLS 5". */
  place: string;
  /** The name of its sheet. */
  sheet: string;
  /** The cells as typed, including those beyond the headings. */
  cells: readonly string[];
  /** Whether the spreadsheet does not show the row, or its sheet. */
  isHidden: boolean;
  /** Columns whose text stands to the left of them, in a merged cell. */
  fromLeft: readonly number[];
  /** Columns whose text stands in a row above, in a merged cell. */
  fromAbove: readonly number[];
}

export interface Table {
  headings: readonly string[];
  rows: readonly TableRow[];
  /** The sheets that have people. */
  sheets: readonly { name: string; isHidden: boolean }[];
  /** Columns that no sheet shows. */
  hiddenColumns: readonly number[];
  /** Whether a cell of the list is merged with the ones below it or beside it. */
  hasMerged: boolean;
  /** Filled sheets without a column for the name, and lines above the headings or across the list. */
  notRead: { sheets: readonly string[]; lines: readonly string[] };
  /** The column with the name of the sheet, and whether these names say bride or groom. */
  sheetColumn: { place: number; isGender: boolean } | null;
  /** How many contact cards of an address book the file is; 0 for a list. */
  cards: number;
  /** How many of its sheets have notes beside cells, which are not read. */
  notes: number;
}

/** A file that cannot be read, with a message for the user. */
export class FileProblem extends AppError {
  /** Says what is wrong, in the language of the moment. */
  readonly say: () => string;

  constructor(say: () => string) {
    super('invalid', say());
    this.say = say;
  }
}

const separators = [',', ';', '\t', '|'];

/** Splits a text into rows of cells; empty rows stay, to keep the row numbers. */
export type SplitCells = (text: string, separator: string, firstRows?: number) => string[][];

/** The separator that yields the most known headings, or the most cells. Other rows may contain commas in texts. */
function findSeparator(text: string, split: SplitCells): string {
  const score = (separator: string) => {
    const known = split(text, separator, titleRows).map((cells) => cells.filter((cell) => findField(cell)).length);
    return Math.max(0, ...known) * 1000 + (split(text, separator, 1)[0]?.length ?? 0);
  };
  return separators.reduce((best, separator) => (score(separator) > score(best) ? separator : best));
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/**
 * Without a column for the name, the first filled row has the headings, and the clerk chooses it. A row without any known heading
 * is a person.
 */
function firstRow({ rows }: Sheet): Head {
  const top = rows.findIndex(isFilled);
  const headings = rows[top] ?? [];
  return headings.some((heading) => fieldsOfLabel(heading) !== null)
    ? { top, bottom: top, headings }
    : { top: top - 1, bottom: top - 1, headings: headings.map(() => '') };
}

/**
 * Refuses lists that would be read in a wrong way: two beside one another, and one person with the labels down the side.
 * @throws FileProblem
 */
function refuseOtherLists({ rows }: Sheet, { bottom, headings }: Head): void {
  const names = headings.map(simplifyLabel);
  const repeated = names.filter((name, place) => name !== '' && names.indexOf(name) !== place);
  if (
    repeated.length > 1 &&
    headings.some((heading, place) => namesPerson(heading) && repeated.includes(names[place] ?? ''))
  )
    throw new FileProblem(() => t('transfer.file.sideBySide'));
  const column = headings.findIndex(namesPerson);
  const isAlone = headings.every((heading, place) => place === column || findField(heading) === null);
  const labels = rows
    .slice(bottom + 1, bottom + 1 + titleRows)
    .filter((cells) => findField(cells[column] ?? '') !== null);
  if (isAlone && labels.length > 1) throw new FileProblem(() => t('transfer.file.labelsDown'));
}

/** A heading, or the letters of a column that has cells and no heading. */
function nameColumn(heading: string, place: number, below: readonly (readonly string[])[]): string {
  if (heading.trim() !== '' || !below.some((cells) => cells[place]?.trim())) return heading;
  const letters = (number: number): string =>
    (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));
  return t('transfer.columns.unnamed', { column: letters(place) });
}

/** The place of each heading among those of all sheets: the n-th of a name is the n-th everywhere. */
function placesOf(headings: readonly string[], all: string[]): number[] {
  const taken = new Set<number>();
  return headings.map((heading) => {
    const name = simplifyLabel(heading);
    const known = all.findIndex((other, place) => !taken.has(place) && simplifyLabel(other) === name);
    const place = known === -1 ? all.push(heading) - 1 : known;
    taken.add(place);
    return place;
  });
}

const joinCells = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').join(' ');

/** "Bride" of a line that says it in more words. */
const sayGender = (line: string) => {
  const gender = genderInLabel(line);
  return gender && sayValue('gender', gender);
};

const isGenderName = (name: string) => readWhole('gender', name) !== null;

/** "NAIR - BRIDES", "LINGAYAT - GROOMS (KARNATAKA)". */
const endsWithGender = /^([^\d:]{3,50})[-–—:(]\s*[\p{L}\p{M}]+\)?(?:\s*\([^()]*\))?$/u;
const ofBoth =
  /(?<!\p{L})(?:(?:boy|groom)s?\W+(?:and\W+)?(?:girl|bride)|(?:girl|bride)s?\W+(?:and\W+)?(?:boy|groom))s?(?!\p{L})/iu;

/** "NAIR" of such a line: the caste of the people below it. */
function casteInSection(line: string): string {
  const text = endsWithGender.exec(line)?.[1]?.trim() ?? '';
  return isCaste(readField('caste', text).value ?? '') ? text : '';
}

/** "--- 2025 register ---", or a sum below the list: "Total", "60", "Total male 7 female 6". */
function isNobody(cells: readonly string[]): boolean {
  const text = joinCells(cells).trim();
  if (text.length > longestLine) return false;
  return (
    /^[-–—=*_~.]{2,}[^-–—=*_~]*[-–—=*_~.]{2,}$/u.test(text) ||
    /^(?:(?:grand|sub)[\s-]?)?(?:total|மொத்தம்|कुल|ആകെ|మొత్తం|ಒಟ್ಟು)(?![\p{L}\p{M}])(?:\P{L}*|(?:[^\d/.-]*\d{1,4}(?!\d)){1,4}[^\d/.-]*)$/iu.test(
      text,
    ) ||
    /^\d{1,4}$/.test(text)
  );
}

/** More rows than a sheet can have. */
const rowsOfSheet = 10_000_000;

/** The people of a sheet, by its own columns, and the lines that are none. */
function readSheet(sheet: Sheet, { top, bottom, headings }: Head) {
  refuseOtherLists(sheet, { top, bottom, headings });
  const { rows, originOf } = fillMerged(sheet);
  const hidden = new Set(sheet.hiddenRows);
  const names = headings.map(simplifyLabel);
  const isHeadings = (row: number) => names.every((name, column) => simplifyLabel(rows[row]?.[column] ?? '') === name);
  const named = headings.findIndex(namesPerson);
  const hasGender = headings.some((heading) => findField(heading) === 'gender');
  const alone = (row: number) => {
    const filled = (sheet.rows[row] ?? []).flatMap((cell, column) => (cell.trim() === '' ? [] : [{ cell, column }]));
    return filled.length === 1 ? filled[0] : undefined;
  };
  /** "FEMALE" above the rows of the brides. */
  const isSection = (row: number) => {
    const text = alone(row)?.cell.trim() ?? '';
    return (
      !hasGender &&
      (isGenderHeading(text, true) || ofBoth.test(text) || (endsWithGender.test(text) && sayGender(text) !== null))
    );
  };
  // A remark below the list stands in the column of the numbers.
  const isRemark = (row: number) => named !== -1 && fieldsOfLabel(headings[alone(row)?.column ?? named] ?? '') === null;
  // "--- 2025 ---" over several columns is a line across the list, and so are the headings on each printed page.
  const isLine = (row: number) =>
    isHeadings(row) ||
    isNobody(rows[row] ?? []) ||
    isSection(row) ||
    isRemark(row) ||
    (sheet.rows[row]?.filter((cell) => cell.trim() !== '').length === 1 &&
      rows[row]?.some((_, column) => originOf(row, column) === 'left') === true);
  /** A number alone is of the person above. */
  const isFurther = (row: number) => {
    const { cell = '', column = -1 } = alone(row) ?? {};
    const isPhone = findField(headings[column] ?? '') === 'phone_number' && /\d{6}/.test(cell.replace(/\D/g, ''));
    return (
      isPhone && row > bottom + 1 && isFilled(rows[row - 1] ?? []) && !isLine(row - 1) && alone(row - 1) === undefined
    );
  };
  const withFurther = (cells: readonly string[], row: number) =>
    isFurther(row + 1)
      ? cells.map((cell, column) => (column === alone(row + 1)?.column ? `${cell} / ${alone(row + 1)?.cell}` : cell))
      : cells;
  const below = rows.flatMap((cells, row) =>
    row > bottom && isFilled(cells) && !isLine(row) && !isFurther(row) ? [{ cells: withFurther(cells, row), row }] : [],
  );
  const sections = rows.flatMap((_, row) => (row > bottom && isSection(row) ? [row] : []));
  const sectionOf = (row: number) => {
    const at = sections.filter((one) => one < row).at(-1);
    const text = at === undefined ? '' : (alone(at)?.cell.trim() ?? '');
    // Below a line with a side alone, the caste of the line before goes on.
    const castes = sections.filter((one) => one < row).map((one) => alone(one)?.cell.trim() ?? '');
    const named = castes.filter((one) => ofBoth.test(one) || endsWithGender.test(one)).at(-1) ?? '';
    return { side: isGenderName(text) ? text : (sayGender(text) ?? ''), caste: casteInSection(named) };
  };
  const columnsFrom = (row: number, origin: 'left' | 'above') =>
    headings.flatMap((_, column) => (originOf(row, column) === origin ? [column] : []));
  return {
    headings: headings.map((heading, place) =>
      nameColumn(
        heading,
        place,
        below.map(({ cells }) => cells),
      ),
    ),
    lines: sheet.rows
      .filter((cells, row) => (row < top || (row > bottom && isLine(row))) && isFilled(cells))
      .map(joinCells),
    rows: below.map(({ cells, row }) => ({
      cells,
      row,
      section: sectionOf(row),
      isHidden: sheet.isHidden || hidden.has(row),
      fromLeft: columnsFrom(row, 'left'),
      fromAbove: columnsFrom(row, 'above'),
    })),
  };
}

/**
 * Finds the headings of the sheets, and the people under them. Sheets with people make one table.
 * @throws FileProblem if there are none, or too many
 */
export function toTable(sheets: readonly Sheet[], firstNumber = 1): Table {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const withHead = filled.flatMap((sheet) => {
    const head = findHead(sheet);
    return head === null ? [] : [{ sheet, head }];
  });
  const read = withHead.length > 0 ? withHead : filled.slice(0, 1).map((sheet) => ({ sheet, head: firstRow(sheet) }));
  if (read.length === 0) throw new FileProblem(() => t('transfer.file.empty'));
  const headings: string[] = [];
  const lines: string[] = [];
  const shown = new Set<number>();
  const hidden = new Set<number>();
  const found = read.flatMap(({ sheet, head }, nth) => {
    const own = readSheet(sheet, head);
    const places = placesOf(own.headings, headings);
    lines.push(...own.lines);
    places.forEach((place, column) => (sheet.hiddenColumns.includes(column) ? hidden : shown).add(place));
    const toPlaces = (columns: readonly number[]) => columns.flatMap((column) => places[column] ?? []);
    return own.rows.map(({ cells, row, section, isHidden, fromLeft, fromAbove }) => {
      const number = firstNumber + row;
      const place = read.length === 1 ? String(number) : `${sheet.name} ${number}`;
      return {
        typed: cells,
        places,
        number: nth * rowsOfSheet + number,
        place,
        sheet: sheet.name,
        section,
        isHidden,
        fromLeft: toPlaces(fromLeft),
        fromAbove: toPlaces(fromAbove),
      };
    });
  });
  if (found.length === 0) throw new FileProblem(() => t('transfer.file.noPeople'));
  const count = found.filter(({ isHidden }) => !isHidden).length;
  if (count > maximumRows)
    throw new FileProblem(() =>
      t('transfer.file.tooMany', { count: formatCount(count), most: formatCount(maximumRows) }),
    );
  const names = read.map(({ sheet: { name, isHidden } }) => ({ name, isHidden }));
  const hasSections = found.some(({ section }) => section.side !== '');
  const isGender =
    hasSections ||
    (names.every(({ name }) => isGenderName(name)) && !headings.some((heading) => findField(heading) === 'gender'));
  const sheetColumn = read.length > 1 || isGender ? { place: headings.length, isGender } : null;
  if (sheetColumn !== null) headings.push(t('transfer.heading.sheet'));
  // Another sheet may have a column for it.
  const known = headings.findIndex((heading) => findField(heading) === 'caste');
  const hasCaste = found.some(({ section, places }) => section.caste !== '' && !places.includes(known));
  const casteColumn = !hasCaste ? null : known === -1 ? headings.push(labelOf('caste')) - 1 : known;
  return {
    headings,
    rows: found.map(({ typed, places, section, ...row }) => {
      const ofSheet = hasSections && !isGenderName(row.sheet) ? '' : row.sheet;
      const placed = headings.map((_, place) =>
        place === sheetColumn?.place ? section.side || ofSheet : place === casteColumn ? section.caste : '',
      );
      places.forEach((place, from) => (placed[place] = typed[from] ?? ''));
      // A row with more cells than its sheet has headings keeps them: it is refused for that.
      const cells = [...placed, ...typed.slice(places.length)];
      const isOfSection = casteColumn !== null && !places.includes(casteColumn);
      return isOfSection ? { ...row, cells, fromLeft: [...row.fromLeft, casteColumn] } : { ...row, cells };
    }),
    sheets: names,
    hiddenColumns: [...hidden].filter((place) => !shown.has(place)),
    hasMerged: found.some(({ fromLeft, fromAbove }) => fromLeft.length + fromAbove.length > 0),
    notRead: {
      sheets: filled.filter((sheet) => !read.some((one) => one.sheet === sheet)).map(({ name }) => name),
      lines,
    },
    sheetColumn,
    cards: 0,
    notes: sheets.filter(({ hasNotes }) => hasNotes).length,
  };
}

/**
 * Splits a CSV text, or the contact cards of an address book, into headings and rows.
 * @throws FileProblem if the file as a whole cannot be read
 */
export function parseCsv(text: string, split: SplitCells): Table {
  // Handles the byte order mark, mixed line endings, and a spreadsheet's `sep=` line.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const cards = readCards(content);
  if (cards !== null) return { ...toTable([plainSheet('', cards)]), cards: cards.length - 1 };
  const noted = /^sep=(.)\n/i.exec(content);
  const body = noted ? content.slice(noted[0].length) : content;
  return toTable([plainSheet('', split(body, noted?.[1] ?? findSeparator(body, split)))], noted ? 2 : 1);
}
