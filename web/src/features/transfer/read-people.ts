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
  side: Side | null;
}

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
  changes: { field: PersonField; text: string }[];
}

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

const understood = (field: PersonField, text: string, place: string) => ({
  field,
  text: t('transfer.read.place', { text, place }),
});

/** The facts of the cells in their order, and what cells say beside a field: the name's parts, wishes, remarks, the note. */
function readCells(cells: readonly Cell[], file: FileContext) {
  const facts: CellFact[] = [];
  const noted: string[] = [];
  const errors: RowError[] = [];
  const changes: FileRow['changes'] = [];
  const unreadWishes: string[] = [];
  const parts: NameParts = {};
  let wishes = noTypedWishes;
  let married: string | null = null;
  for (const cell of cells) {
    const { heading, use, fields, part, joins } = cell.column;
    const [text, inFile] = [cell.text.trim(), cell.inFile.trim()];
    const own = use === 'namePart' ? 'name' : isPersonField(use) ? use : null;
    const isRemark = use === 'note' || use === 'none';
    const isNamed = isRemark && namesRemark(heading);
    if (own !== null && text !== inFile) changes.push(understood(own, inFile, text));
    if (text !== '' && (use === 'note' || (isOwnColumn(heading) && isForeignStatus(heading, text))))
      noted.push(noteLine(heading, text));
    // A remark may stand in a column of any name; our own export has a column for the status.
    if (isTaken(heading, use, text)) married = text;
    if (part !== undefined) parts[part] = [parts[part] ?? '', text].join(' ').trim();
    if (part !== undefined && cell.fault !== null) errors.push({ field: 'name', message: cell.fault });
    const weight = use === 'must' || use === 'hoped' ? use : isNamed && saysWish(text) ? 'hoped' : null;
    if (weight !== null) {
      const { filters, unread } = readWishWords(text, { ...wishes.must, ...wishes.hoped });
      wishes = { ...wishes, [weight]: { ...wishes[weight], ...filters } };
      unreadWishes.push(...unread);
      if (unread.length > 0 && use !== 'note') noted.push(noteLine(heading, unread.join('; ')));
    }
    const mangal = isNamed ? saysMangal(text) : null;
    if (mangal !== null) facts.push(factOf('mangal_dosha', mangal, text, heading));
    if (isRemark && saysLaterMarriage(text))
      facts.push(leftOutOf('marital_status', text, t('transfer.wrong.maritalStatus'), { heading, isOwn: false }));
    if (!isPersonField(use)) continue;
    if (use === 'name' && cell.isFromAbove) errors.push({ field: use, message: t('transfer.row.mergedName') });
    const found = readCell(cell, fields, file);
    if (found.rest !== '') noted.push(noteLine(t('transfer.note.alsoThere', { field: labelOf(use) }), found.rest));
    facts.push(...found.facts.map((fact) => (joins && fact.field === use ? { ...fact, joins } : fact)));
  }
  return {
    facts: facts.flatMap((fact) => correctFact(fact, file)),
    noted,
    errors,
    changes,
    unreadWishes,
    parts,
    wishes,
    married,
  };
}

/** The facts with the name that the columns of its parts and the one for the name make together. */
function withWholeName(facts: readonly CellFact[], parts: NameParts, file: FileContext): CellFact[] {
  const [own] = facts.filter(({ field, isOwn }) => field === 'name' && isOwn);
  const joined = joinNames({ ...parts, name: own?.value ?? null }) ?? '';
  const { facts: ofName } = readText(['name'], joined, { order: 'day first', heading: '' }, file);
  return [...facts.filter((fact) => fact !== own), ...ofName];
}

/** Decides between the facts of a field: its own column comes first, then what stands behind it, then what another column says. */
function settle(facts: readonly CellFact[]) {
  const person: FileRow['person'] = {};
  const typed: FileRow['typed'] = {};
  const noted: string[] = [];
  const errors: RowError[] = [];
  const leftOut: LeftOut[] = [];
  const changes: FileRow['changes'] = [];
  const rankOf = ({ isOwn, joins }: CellFact) => (joins ? 1 : isOwn ? 0 : 2);
  for (const fact of [...facts].sort((one, other) => rankOf(one) - rankOf(other))) {
    const { field, value, error } = fact;
    const before = person[field] ?? null;
    // One number over two columns is one number.
    if (field === 'second_phone_number' && value !== null && value === person.phone_number) continue;
    if (fact.joins && before !== null && value !== null) {
      person[field] = `${before}, ${value}`;
      changes.push(understood(field, fact.typed, `${before}, ${value}`));
    } else if (!fact.isOwn && before !== null) {
      if (before === value || (error !== null && noted.some((line) => line.includes(fact.typed)))) continue;
      const text = noteLine(t('transfer.note.alsoThere', { field: labelOf(field) }), value ?? fact.typed);
      noted.push(text);
      if (fact.derived) changes.push({ field, text });
    } else {
      person[field] = value;
      if (fact.isOwn) typed[field] = fact.typed;
      if (error === null) changes.push(...fact.says.map((text) => ({ field, text })));
      // Without its name nobody is imported.
      else if (field === 'name') errors.push({ field, message: error() });
      else leftOut.push({ field, typed: fact.typed, message: error() });
    }
  }
  return { person, typed, noted, errors, leftOut, changes };
}

/** What follows from the other facts of a row where no column has it: the caste, and where the family lives. */
function conclude({ person, typed }: Pick<FileRow, 'person' | 'typed'>, columns: readonly Column[]) {
  const lacks = (field: PersonField) => !person[field] && columns.every(({ fields }) => !fields.includes(field));
  // A list without the caste has it under "Kulam", as the word means in Telugu.
  const isTurned = Boolean(person.kulam) && lacks('caste');
  const of = (field: PersonField) => ({ field, value: (typed[field] && person[field]) || null });
  const likely = lacks('location')
    ? likelyTown({ address: of('address'), work_place: of('work_place'), native_place: of('native_place') })
    : null;
  return {
    person: {
      ...person,
      ...(isTurned && { caste: person.kulam, kulam: null }),
      ...(likely && { location: likely.value }),
    },
    changes: [
      ...(isTurned ? [understood('caste', labelOf('kulam'), labelOf('caste'))] : []),
      ...(likely ? [understood('location', labelOf(likely.from.field), labelOf('location'))] : []),
    ],
  };
}

/** What somebody types who tries a form. */
const noName = /^(?:test|testing|sample|dummy)(?:\s+(?:test|name|user|entry|record))?$/i;

/** One row of the list: the facts of its cells, one value of each field, and what the whole of it shows. */
function readRow(tableRow: TableRow, columns: readonly Column[], file: FileContext, choices: Choices): FileRow {
  const cells = columns.map((column, at) => openCell(tableRow, column, at, file));
  const found = readCells(cells, file);
  const hasParts = columns.some(({ use }) => use === 'namePart');
  const settled = settle(hasParts ? withWholeName(found.facts, found.parts, file) : found.facts);
  const concluded = conclude(settled, columns);
  const person: FileRow['person'] = {
    ...Object.fromEntries(columns.flatMap(({ fields, use }) => (fields.length === 1 ? [[use, null]] : []))),
    ...concluded.person,
  };
  if (choices.titleCase) for (const field of titled) person[field] &&= toTitleCase(person[field]) ?? person[field];
  const changes = [...found.changes, ...settled.changes, ...concluded.changes];
  const errors = [...found.errors, ...settled.errors];
  const { birth_star: star, star_pada: pada = null, rasi } = person;
  const pair = star && rasi ? { star, pada, rasi } : null;
  const problem = pair && sayConflict(pair);
  const chosen = pair && problem !== null ? choices.rasis[conflictKey(pair)] : undefined;
  if (problem !== null)
    changes.push({
      field: 'rasi',
      text: chosen === undefined ? problem : t('transfer.read.rasi', { typed: settled.typed.rasi ?? '' }),
    });
  if (chosen !== undefined) person.rasi = chosen;
  // A cell that was not understood has a question of its own. A title says it, a name without one nothing.
  const isOpen = (person.gender ?? null) === null && !settled.leftOut.some(({ field }) => field === 'gender');
  const ofSheet = choices.sides[tableRow.sheet];
  if (isOpen && ofSheet !== undefined) person.gender = ofSheet;
  if ((person.name ?? null) === null && errors.length === 0)
    errors.push({ field: 'name', message: t('transfer.row.noName') });
  if (person.name === examples.name || noName.test(person.name ?? ''))
    errors.push({ field: 'name', message: t('transfer.row.example') });
  if (tableRow.cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    errors.push({ field: null, message: t('transfer.row.tooManyCells') });
  const entered = choices.wishes[tableRow.number];
  return {
    ...tableRow,
    cells: tableRow.cells.map((cell, at) => cells[at]?.inFile ?? cell),
    person,
    typed: {
      ...Object.fromEntries(cells.flatMap(({ column: { use, joins }, text }) => (joins ? [] : [[use, text.trim()]]))),
      ...settled.typed,
    },
    wishes: entered ?? found.wishes,
    unreadWishes: entered === undefined ? found.unreadWishes : [],
    note: joinNote([...found.noted, ...settled.noted, ...(choices.intoNote ? settled.leftOut.map(lineOfLeftOut) : [])]),
    errors,
    leftOut: settled.leftOut,
    conflict: chosen === undefined && problem !== null ? pair : null,
    married: found.married,
    side: isOpen ? (ofSheet === undefined ? 'missing' : 'of sheet') : null,
    changes,
  };
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

export const sumUpConflicts = (rows: readonly FileRow[]) =>
  countAll(
    rows.flatMap(({ conflict }) => conflict ?? []),
    conflictKey,
  );

export const sumUp = (rows: readonly FileRow[]): Trouble[] =>
  countAll(
    rows.flatMap(({ leftOut }) => leftOut),
    ({ field, typed }) => wordKey(field, typed),
  );
