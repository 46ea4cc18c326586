import {
  assignColumns,
  isOwnColumn,
  ownHeadings,
  type ChosenUses,
  type Column,
  type ColumnUse,
} from '@/features/transfer/columns';
import { findOldFonts } from '@/features/transfer/broken-text';
import { isToSay, proveColumns, type ChosenAnswers, type ColumnProof } from '@/features/transfer/column-proofs';
import type { Table, TableRow } from '@/features/transfer/parse-file';
import {
  correctFact,
  isFreeText,
  leftOutOf,
  openCell,
  readCell,
  readText,
  factOf,
  wordKey,
  type Cell,
  type CellChoices,
  type CellFact,
  type FileContext,
} from '@/features/transfer/read-cell';
import {
  namesRemark,
  saysClosed,
  saysLaterMarriage,
  saysMangal,
  saysMarried,
  saysWish,
  saysYes,
} from '@/features/transfer/remarks';
import { starRasiProblem } from '@/astrology/porutham/star-table';
import { joinNames, type NameParts } from '@/person/reading/read-names';
import { likelyTown, toTitleCase } from '@/person/reading/places';
import { readFields } from '@/person/reading/read-fields';
import { noTypedWishes, type TypedWishes } from '@/person/typed-wishes';
import { readWishWords } from '@/person/wish-words';
import { simplifyLabel } from '@/person/reading/labels';
import { examples } from '@/person/sample';
import type { genders } from '@/person/value-lists';
import { sayValue } from '@/person/say-value';
import { statusRules } from '@/lib/register.gen';
import { getLanguage, t } from '@/texts/texts';
import { isPersonField, labelOf, personFields, type PersonField } from '@/person/fields';

type Side = (typeof genders)[number];

/** The people of a sheet without bride or groom in the file. */
export interface SheetSide {
  sheet: string;
  count: number;
  /** What the clerk says of them all. */
  side: Side | null;
}

/** The clerk's choices and corrections in the preview. */
export interface Choices extends CellChoices {
  uses: ChosenUses;
  /** Rasis for those that the star excludes, by `conflictKey`. */
  rasis: Readonly<Record<string, string>>;
  /** Wishes that were entered for a row in place of the file's, by its number. */
  wishes: Readonly<Record<number, TypedWishes>>;
  /** Rows that are imported although the person may be in the register already. */
  added: readonly number[];
  /** Writes names and places in capitals, or in small letters, as "Suresh". */
  titleCase: boolean;
  /** Sheets whose people are not imported. */
  leftSheets: readonly string[];
  /** Imports rows and columns too that the spreadsheet does not show. */
  hiddenRows: boolean;
  hiddenColumns: boolean;
  /** Bride or groom for all people of a sheet without it in the file, by the name of the sheet. */
  sides: Readonly<Record<string, Side>>;
  /** How columns with dates and times are read, by their places. */
  answers: ChosenAnswers;
}

export const noChoices: Choices = {
  uses: {},
  cells: {},
  words: {},
  rasis: {},
  wishes: {},
  added: [],
  titleCase: false,
  leftSheets: [],
  hiddenRows: false,
  hiddenColumns: false,
  sides: {},
  answers: {},
  intoNote: true,
};

/** The choices for a file before the clerk changes any: a hidden sheet is left out. */
export const firstChoices = ({ sheets }: Table, uses: ChosenUses): Choices => ({
  ...noChoices,
  uses,
  leftSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
});

/** An error of a row, which is then not imported; without a field it concerns the whole row. */
export interface RowError {
  field: PersonField | null;
  message: string;
}

/** A cell that is left out of a person who is imported. */
export interface LeftOut {
  field: PersonField;
  typed: string;
  message: string;
}

/** A star and a rasi that exclude one another. */
export interface StarConflict {
  star: string;
  pada: string | null;
  rasi: string;
}

export const conflictKey = ({ star, pada, rasi }: StarConflict) => `${star} ${pada ?? ''} ${rasi}`;
export const sayConflict = ({ star, pada, rasi }: StarConflict) =>
  starRasiProblem(star, pada === null ? null : Number(pada), rasi);

/** One person of the file. */
export interface FileRow extends TableRow {
  person: Partial<Record<PersonField, string | null>>;
  /** What stands in the field's cell. */
  typed: Partial<Record<PersonField, string>>;
  wishes: TypedWishes;
  /** What stands with the wishes and is none: it goes into the note. */
  unreadWishes: string[];
  /** The office's note; null for none. */
  note: string | null;
  errors: RowError[];
  leftOut: LeftOut[];
  conflict: StarConflict | null;
  /** Text of the file that says that the person is married by now: somebody must decide. */
  married: string | null;
  /** Whether bride or groom is the clerk's answer for the whole sheet, or is missing; null where the file has it. */
  side: 'of sheet' | 'missing' | null;
  /** How cells were understood, in words. */
  changes: { field: PersonField; text: string }[];
}

/** The file as it would be imported. */
export interface FilePeople {
  columns: Column[];
  /** The fields that have a column, or were found in the cells of another one. */
  fields: PersonField[];
  rows: FileRow[];
  /** Columns with dates or times that need a word or an answer. */
  proofs: ColumnProof[];
  /** Sheets with people without bride or groom in the file, and the clerk's answer. */
  sides: SheetSide[];
  /** Names and places in capitals or small letters: how many, and the first as it is and as it would be. */
  inOneCase: { count: number; example: readonly [string, string] } | null;
}

const longestNote = 2000;

const furtherFields: readonly PersonField[] = ['whose_phone', 'second_phone_number', 'whose_second_phone'];

const titled = "name caste father's_name mother's_name location place_of_birth native_place work_place kulam"
  .split(' ')
  .filter(isPersonField);

/**
 * One line of the note. A file may hold characters that no text of the register has. The database counts a text in NFKC: "½"
 * is three characters then.
 */
const noteLine = (label: string, text: string) =>
  `${label.trim()}: ${text.replace(/[\p{Cc}\s]+/gu, ' ').trim()}`.normalize('NFKC');

const lineOfLeftOut = ({ field, typed }: LeftOut) =>
  noteLine(t('transfer.note.notRead', { field: labelOf(field) }), typed);

function joinNote(lines: readonly string[]): string | null {
  const note = lines.join('\n');
  return note === '' ? null : Array.from(note).slice(0, longestNote).join('');
}

/** The note with one more cell that is left out. */
export const noteWith = (note: string | null, cell: LeftOut) =>
  joinNote([...(note === null ? [] : [note]), lineOfLeftOut(cell)]);

/** Reads a text once for a file: each choice of the clerk reads all rows again. */
const readings = new WeakMap<Table, Map<string, ReturnType<typeof readFields>>>();

function readerOf(table: Table): typeof readFields {
  const known = readings.get(table) ?? new Map<string, ReturnType<typeof readFields>>();
  readings.set(table, known);
  return (fields, text, context) => {
    // In each language a list has other words.
    const key = JSON.stringify([getLanguage(), fields, text, context]);
    const reading = known.get(key) ?? readFields(fields, text, context);
    known.set(key, reading);
    return reading;
  };
}

/** Finds a rasi that the star of the row excludes, or replaces it by the one that the clerk has chosen. */
function findConflict(row: FileRow, choices: Choices): void {
  const { birth_star: star, star_pada: pada = null, rasi } = row.person;
  const conflict = star && rasi ? { star, pada, rasi } : null;
  const problem = conflict && sayConflict(conflict);
  if (conflict === null || problem === null) return;
  const chosen = choices.rasis[conflictKey(conflict)];
  row.person.rasi = chosen ?? conflict.rasi;
  row.conflict = chosen === undefined ? conflict : null;
  row.changes.push({
    field: 'rasi',
    text: chosen === undefined ? problem : t('transfer.read.rasi', { typed: row.typed.rasi ?? '' }),
  });
}

const statusWords = Object.keys(statusRules);

/** Whether a cell of a column for the status is none of the register's own words. */
function isForeignStatus(heading: string, cell: string): boolean {
  const text = simplifyLabel(cell);
  if (text === '' || !['status', simplifyLabel(ownHeadings()[1])].includes(simplifyLabel(heading))) return false;
  return !statusWords.some((status) => [status, sayValue('status', status)].map(simplifyLabel).includes(text));
}

/** Whether a cell says that the person is no longer to be matched. */
function isTaken(heading: string, use: ColumnUse, cell: string): boolean {
  if (use === 'marital_status' && /\bmarried\b/i.test(heading) && saysYes(cell)) return true;
  if (['note', 'none', 'name', 'marital_status'].includes(use) && saysMarried(cell)) return true;
  const isStatus = isOwnColumn(heading) || (['note', 'none'].includes(use) && namesRemark(heading));
  return isStatus && saysClosed(cell);
}

/** Takes a fact into the row, unless a column of its own has another value: then into the note. */
function takeFact(row: FileRow, noted: string[], { field, value, error, typed, says, ...fact }: CellFact): void {
  const own = row.person[field] ?? null;
  // One number over two columns is one number.
  if (field === 'second_phone_number' && value !== null && value === row.person.phone_number) return;
  if (fact.joins && own !== null && value !== null) {
    row.person[field] = `${own}, ${value}`;
    row.changes.push({ field, text: t('transfer.read.place', { text: typed, place: `${own}, ${value}` }) });
    return;
  }
  if (!fact.isOwn && own !== null) {
    const also = noteLine(t('transfer.note.alsoThere', { field: labelOf(field) }), value ?? typed);
    if (own === value || (error !== null && noted.some((line) => line.includes(typed)))) return;
    noted.push(also);
    if (fact.derived) row.changes.push({ field, text: also });
    return;
  }
  row.person[field] = value;
  if (fact.isOwn) row.typed[field] = typed;
  if (error === null) row.changes.push(...says.map((text) => ({ field, text })));
  // Without its name nobody is imported.
  else if (field === 'name') row.errors.push({ field, message: error() });
  else row.leftOut.push({ field, typed, message: error() });
}

/** Reads what a cell says beside a field: the name's parts, wishes, remarks, the note. Returns the status that it asks for. */
function readRemarks(row: FileRow, noted: string[], parts: NameParts, cell: Cell): CellFact[] {
  const { heading, use, part } = cell.column;
  const text = cell.text.trim();
  if (text !== cell.inFile.trim() && (isPersonField(use) || use === 'namePart'))
    row.changes.push({
      field: use === 'namePart' ? 'name' : use,
      text: t('transfer.read.place', { text: cell.inFile.trim(), place: text }),
    });
  if (text !== '' && (use === 'note' || (isOwnColumn(heading) && isForeignStatus(heading, text))))
    noted.push(noteLine(heading, text));
  // A remark may stand in a column of any name; our own export has a column for the status.
  if (isTaken(heading, use, text)) row.married = text;
  if (part !== undefined && cell.fault !== null) row.errors.push({ field: 'name', message: cell.fault });
  if (part !== undefined) parts[part] = [parts[part] ?? '', text].join(' ').trim();
  const isRemark = ['note', 'none'].includes(use);
  const weight =
    use === 'must' || use === 'hoped' ? use : isRemark && namesRemark(heading) && saysWish(text) ? 'hoped' : null;
  if (weight !== null) {
    const { filters, unread } = readWishWords(text, { ...row.wishes.must, ...row.wishes.hoped });
    row.wishes = { ...row.wishes, [weight]: { ...row.wishes[weight], ...filters } };
    row.unreadWishes.push(...unread);
    if (unread.length > 0 && use !== 'note') noted.push(noteLine(heading, unread.join('; ')));
  }
  if (!isRemark) return [];
  const isLater = saysLaterMarriage(text);
  const mangal = namesRemark(heading) ? saysMangal(text) : null;
  return [
    ...(isLater
      ? [leftOutOf('marital_status', text, t('transfer.wrong.maritalStatus'), { heading, isOwn: false })]
      : []),
    ...(mangal === null ? [] : [factOf('mangal_dosha', mangal, text, heading)]),
  ];
}

/** Joins the parts of the name with the column for the name, and reads it. */
function joinName(row: FileRow, noted: string[], parts: NameParts, file: FileContext): void {
  const joined = joinNames({ ...parts, name: row.person.name ?? null }) ?? '';
  row.person.name = null;
  row.typed.name = joined;
  for (const fact of readText(['name'], joined, { order: 'day first', heading: '' }, file).facts)
    takeFact(row, noted, fact);
}

/** What somebody types who tries a form. */
const noName = /^(?:test|testing|sample|dummy)(?:\s+(?:test|name|user))?$/i;

/** What the whole row shows: where the family lives, stars and rasis, whether it can be imported. */
function checkRow(row: FileRow, columns: readonly Column[], choices: Choices): void {
  const { person } = row;
  const hasColumn = (field: PersonField) => columns.some(({ fields }) => fields.includes(field));
  const conclude = (field: PersonField, from: PersonField, value: string) => {
    person[field] = value;
    row.changes.push({ field, text: t('transfer.read.place', { text: labelOf(from), place: labelOf(field) }) });
  };
  // A list without the caste has it under "Kulam", as the word means in Telugu.
  if (person.kulam && !person.caste && !hasColumn('caste')) {
    conclude('caste', 'kulam', person.kulam);
    person.kulam = null;
  }
  if (!person.location && !hasColumn('location')) {
    const of = (field: PersonField) => ({ field, value: (row.typed[field] && person[field]) || null });
    const likely = likelyTown({
      address: of('address'),
      work_place: of('work_place'),
      native_place: of('native_place'),
    });
    if (likely !== null) conclude('location', likely.from.field, likely.value);
  }
  if (choices.titleCase) for (const field of titled) person[field] &&= toTitleCase(person[field]) ?? person[field];
  findConflict(row, choices);
  // A cell that was not understood has a question of its own. A title says it, a name without one nothing.
  if ((person.gender ?? null) === null && !row.leftOut.some(({ field }) => field === 'gender')) {
    const side = choices.sides[row.sheet];
    row.side = side === undefined ? 'missing' : 'of sheet';
    if (side !== undefined) person.gender = side;
  }
  const problem = (field: PersonField | null, message: string) => row.errors.push({ field, message });
  if ((person.name ?? null) === null && row.errors.length === 0) problem('name', t('transfer.row.noName'));
  if (person.name === examples.name || noName.test(person.name ?? '')) problem('name', t('transfer.row.example'));
  if (row.cells.slice(columns.length).some((cell) => cell.trim() !== '')) problem(null, t('transfer.row.tooManyCells'));
}

function readRow(tableRow: TableRow, columns: readonly Column[], file: FileContext, choices: Choices): FileRow {
  const cells = columns.map((column, at) => openCell(tableRow, column, at, file));
  const row: FileRow = {
    ...tableRow,
    cells: tableRow.cells.map((cell, at) => cells[at]?.inFile ?? cell),
    person: {},
    typed: {},
    wishes: noTypedWishes,
    unreadWishes: [],
    note: null,
    errors: [],
    leftOut: [],
    conflict: null,
    married: null,
    side: null,
    changes: [],
  };
  const noted: string[] = [];
  const parts: NameParts = {};
  const facts = cells.flatMap((cell) => {
    const { use, fields } = cell.column;
    const asked = readRemarks(row, noted, parts, cell);
    if (!isPersonField(use)) return asked;
    const { joins } = cell.column;
    if (!joins) row.typed[use] = cell.text.trim();
    if (fields.length === 1) row.person[use] ??= null;
    if (use === 'name' && cell.isFromAbove) row.errors.push({ field: use, message: t('transfer.row.mergedName') });
    const found = readCell(cell, fields, file);
    if (found.rest !== '') noted.push(noteLine(t('transfer.note.alsoThere', { field: labelOf(use) }), found.rest));
    return found.facts.map((fact) => (joins && fact.field === use ? { ...fact, joins } : fact));
  });
  const settled = facts.flatMap((fact) => correctFact(fact, file));
  const inOrder = [
    settled.filter(({ isOwn, joins }) => isOwn && !joins),
    settled.filter(({ joins }) => joins),
    settled.filter(({ isOwn }) => !isOwn),
  ];
  for (const fact of inOrder.flat()) takeFact(row, noted, fact);
  if (columns.some(({ use }) => use === 'namePart')) joinName(row, noted, parts, file);
  const entered = choices.wishes[row.number];
  if (entered !== undefined) Object.assign(row, { wishes: entered, unreadWishes: [] });
  checkRow(row, columns, choices);
  row.note = joinNote([...noted, ...(choices.intoNote ? row.leftOut.map(lineOfLeftOut) : [])]);
  return row;
}

function findSides(rows: readonly FileRow[], { sides }: Choices): SheetSide[] {
  const without = rows.filter(({ side }) => side !== null);
  return [...new Set(without.map(({ sheet }) => sheet))].map((sheet) => ({
    sheet,
    count: without.filter((row) => row.sheet === sheet).length,
    side: sides[sheet] ?? null,
  }));
}

function findOneCase(rows: readonly FileRow[]): FilePeople['inOneCase'] {
  let first: readonly [string, string] | null = null;
  let count = 0;
  for (const { person } of rows)
    for (const field of titled) {
      const value = person[field] ?? null;
      const better = value === null ? null : toTitleCase(value);
      if (value === null || better === null) continue;
      count += 1;
      first ??= [value, better];
    }
  return first && { count, example: first };
}

/** The fields with a column, behind the phone number those that its cells hold too, and others that a cell holds or asks for. */
function withFurther(fields: readonly PersonField[], rows: readonly FileRow[]): PersonField[] {
  const found = personFields.filter(
    (other) =>
      !fields.includes(other) &&
      rows.some(
        ({ person, leftOut }) => (person[other] ?? null) !== null || leftOut.some(({ field }) => field === other),
      ),
  );
  const withPhone = found.filter((other) => furtherFields.includes(other));
  return [
    ...fields.flatMap((field) => [field, ...(field === 'phone_number' ? withPhone : [])]),
    ...found.filter((other) => !withPhone.includes(other) || !fields.includes('phone_number')),
  ];
}

/** Reads the people of a file, with the clerk's choices. What cannot be read is left out and listed, the name excepted. */
export function readPeople(table: Table, choices: Choices): FilePeople {
  const { headings } = table;
  const rows = table.rows.filter(
    ({ sheet, isHidden }) =>
      !choices.leftSheets.includes(sheet) &&
      (!isHidden || choices.hiddenRows || table.sheets.some((one) => one.isHidden && one.name === sheet)),
  );
  const leftColumns = choices.hiddenColumns ? [] : table.hiddenColumns;
  const columns = assignColumns(headings, choices.uses, choices.intoNote, leftColumns);
  const proofs = proveColumns(columns, rows, choices.answers);
  const fonts = findOldFonts(
    columns.flatMap(({ use }, place) => (isFreeText(use) ? [place] : [])),
    rows,
  );
  const read = (titleCase: boolean) =>
    rows.map((row) =>
      readRow(row, columns, { proofs, fonts, choices, read: readerOf(table) }, { ...choices, titleCase }),
    );
  const asTyped = read(false);
  const fields = columns
    .flatMap(({ use, fields }): readonly PersonField[] => (use === 'namePart' ? ['name'] : fields))
    .filter((use, place, all) => all.indexOf(use) === place);
  return {
    columns,
    fields: withFurther(fields, asTyped),
    rows: choices.titleCase ? read(true) : asTyped,
    proofs: proofs.filter(isToSay),
    sides: findSides(asTyped, choices),
    inOneCase: findOneCase(asTyped),
  };
}

/** Cells with the same text and the same trouble. */
export interface Trouble extends LeftOut {
  /** How many rows have it. */
  count: number;
}

/** Cells with the same text and the same trouble. */
export interface Trouble extends LeftOut {
  /** How many rows have it. */
  count: number;
}

/** The items with how often each is there by its key: the most frequent first. */
function countAll<Item>(items: readonly Item[], keyOf: (item: Item) => string): (Item & { count: number })[] {
  const counted = new Map<string, Item & { count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    counted.set(key, { ...item, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((one, other) => other.count - one.count);
}

/** Sums up stars and rasis that exclude one another. */
export const sumUpConflicts = (rows: readonly FileRow[]) =>
  countAll(
    rows.flatMap(({ conflict }) => conflict ?? []),
    conflictKey,
  );

/** Sums up what is left out. */
export const sumUp = (rows: readonly FileRow[]): Trouble[] =>
  countAll(
    rows.flatMap(({ leftOut }) => leftOut),
    ({ field, typed }) => wordKey(field, typed),
  );
