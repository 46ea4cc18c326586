import {
  assignColumns,
  isOwnColumn,
  ownHeadings,
  type ChosenUses,
  type Column,
  type ColumnUse,
} from '@/features/transfer/columns';
import { findOldFonts, hasLostLetters, isOldFont, repairText, type OldFonts } from '@/features/transfer/broken-text';
import { normaliseValue, type CheckedValue } from '@/person/reading/normalise';
import { readOwner, readPhones } from '@/person/reading/read-phones';
import { findValue } from '@/person/reading/find-value';
import {
  isToSay,
  proveColumns,
  readByColumn,
  type ChosenAnswers,
  type ColumnProof,
} from '@/features/transfer/column-proofs';
import { joinNames, type NameParts } from '@/person/reading/join-names';
import { splitIncome } from '@/person/reading/split-income';
import type { Table, TableRow } from '@/features/transfer/parse-file';
import { isFormulaError, saysClosed, saysLaterMarriage, saysMarried, saysYes } from '@/features/transfer/remarks';
import { toTitleCase } from '@/person/reading/places';
import { daysBefore } from '@/lib/bureau-days';
import { formatDate, formatTimeOfDay } from '@/lib/format';
import { toWesternDigits } from '@/lib/indian-digits';
import type { DateOrder } from '@/lib/read-date';
import { starRasiProblem } from '@/astrology/porutham/star-table';
import { noTypedWishes, type TypedWishes } from '@/person/typed-wishes';
import { readWishWords } from '@/person/wish-words';
import { simplifyLabel } from '@/person/reading/labels';
import { examples } from '@/person/sample';
import type { genders } from '@/person/value-lists';
import { sayValue } from '@/person/say-value';
import { statusRules } from '@/lib/register.gen';
import { getLanguage, t } from '@/texts/texts';
import { describeField, isPersonField, labelOf, personFields, type PersonField } from '@/person/fields';

type Side = (typeof genders)[number];

/** The people of a sheet without bride or groom in the file. */
export interface SheetSide {
  sheet: string;
  count: number;
  /** What the clerk says of them all. */
  side: Side | null;
}

/** The clerk's choices and corrections in the preview. */
export interface Choices {
  uses: ChosenUses;
  /** Cells that were typed again, by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** Values for every cell of a field that holds the same text, by `wordKey`. */
  words: Readonly<Record<string, string>>;
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
  /** Keeps unknown columns, and what could not be read, in the office's note. */
  intoNote: boolean;
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

export const cellKey = (rowNumber: number, place: number) => `${rowNumber} ${place}`;
export const wordKey = (field: PersonField, typed: string) => `${field} ${typed}`;

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

const ownerOf: Readonly<Partial<Record<PersonField, PersonField>>> = {
  phone_number: 'whose_phone',
  second_phone_number: 'whose_second_phone',
};
const furtherFields: readonly PersonField[] = ['whose_phone', 'second_phone_number', 'whose_second_phone'];

const titled: readonly PersonField[] = [
  'name',
  'caste',
  "father's_name",
  "mother's_name",
  'location',
  'place_of_birth',
  'native_place',
  'work_place',
  'kulam',
];

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

/** Reads a value once for a file: each choice of the clerk reads all rows again. */
type ReadValue = (field: PersonField, text: string, order?: DateOrder, heading?: string) => CheckedValue;

const verdicts = new WeakMap<Table, Map<string, CheckedValue>>();

function readerOf(table: Table): ReadValue {
  const known = verdicts.get(table) ?? new Map<string, CheckedValue>();
  verdicts.set(table, known);
  return (field, text, order = 'day first', heading = '') => {
    // In each language a list has other words.
    const key = `${getLanguage()} ${order} ${heading} ${wordKey(field, text)}`;
    const verdict = known.get(key) ?? normaliseValue(field, text, { dateOrder: order, heading });
    known.set(key, verdict);
    return verdict;
  };
}

/** Reads a cell of a heading that names two facts into its row. Returns the lines for the note. */
function readTwoFacts(
  row: FileRow,
  heading: string,
  fields: readonly PersonField[],
  text: string,
  choices: Choices,
  readValue: ReadValue,
): string[] {
  if (text === '') return [];
  const { found, left } = findValue(fields, text);
  for (const { field, value, doubtful } of found) {
    const corrected = choices.words[wordKey(field, text)];
    const read = corrected === undefined ? value : readValue(field, corrected).value;
    row.typed[field] = text;
    row.person[field] = read;
    if (read === null) row.leftOut.push({ field, typed: text, message: t('transfer.wrong.ofTwo', { heading }) });
    else if (doubtful) row.changes.push({ field, text: t('transfer.read.ofTwo', { text }) });
  }
  return left === '' ? [] : [noteLine(heading, left)];
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
  return isOwnColumn(heading) && saysClosed(cell);
}

const isFreeText = (use: ColumnUse) =>
  use === 'namePart' || (isPersonField(use) && ['text', 'lines'].includes(describeField(use).kind));

/** Why a text is no text that anybody can read, with the remedy; null for others. */
function faultOf(text: string, isFont: boolean): string | null {
  if (hasLostLetters(text)) return t('transfer.wrong.lostLetters');
  return isFont ? t('transfer.wrong.oldFont') : null;
}

function readRow(
  { cells: typed, ...place }: TableRow,
  columns: readonly Column[],
  { proofs, fonts }: { proofs: readonly ColumnProof[]; fonts: OldFonts },
  choices: Choices,
  readValue: ReadValue,
): FileRow {
  const cells = typed.map((cell, column) => choices.cells[cellKey(place.number, column)] ?? cell);
  const isCorrected = (column: number) => choices.cells[cellKey(place.number, column)] !== undefined;
  const row: FileRow = {
    ...place,
    cells,
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
  const remarried: string[] = [];
  // A cell of a phone number may also hold a second one, and whose they are.
  const further: [PersonField, string][] = [];
  const doubts: { time: string; isNumber: boolean; proof: ColumnProof | undefined }[] = [];
  /** Without its name nobody is imported. */
  const leaveOut = (field: PersonField, typedCell: string, message: string) => {
    row.person[field] = null;
    if (field === 'name') row.errors.push({ field, message });
    else row.leftOut.push({ field, typed: typedCell, message });
  };
  columns.forEach(({ heading, use, also, part, withIncome }, column) => {
    const inFile = cells[column] ?? '';
    const isRead = use !== 'note' && use !== 'none' && !isCorrected(column);
    const cell = isRead ? repairText(inFile) : inFile;
    if (cell !== inFile && (isPersonField(use) || use === 'namePart'))
      row.changes.push({
        field: use === 'namePart' ? 'name' : use,
        text: t('transfer.read.place', { text: inFile.trim(), place: cell.trim() }),
      });
    if (use === 'note' && cell.trim() !== '') noted.push(noteLine(heading, cell));
    // A remark may stand in a column of any name; our own export has a column for the status.
    if (isTaken(heading, use, cell)) row.married = cell.trim();
    if (isOwnColumn(heading) && isForeignStatus(heading, cell)) noted.push(noteLine(heading, cell));
    if (['note', 'none'].includes(use) && saysLaterMarriage(cell)) remarried.push(cell.trim());
    const fault = isRead && isFreeText(use) ? faultOf(cell, isOldFont(cell, fonts, place.number, column)) : null;
    if (part !== undefined && fault !== null) row.errors.push({ field: 'name', message: fault });
    if (part !== undefined) parts[part] = [parts[part] ?? '', cell].join(' ').trim();
    if (use === 'must' || use === 'hoped') {
      const { filters, unread } = readWishWords(cell.trim(), { ...row.wishes.must, ...row.wishes.hoped });
      row.wishes = { ...row.wishes, [use]: { ...row.wishes[use], ...filters } };
      row.unreadWishes.push(...unread);
      if (unread.length > 0) noted.push(noteLine(heading, unread.join('; ')));
    }
    if (!isPersonField(use)) return;
    if (fault !== null && choices.words[wordKey(use, cell.trim())] === undefined) {
      row.typed[use] = cell.trim();
      leaveOut(use, cell.trim(), fault);
      return;
    }
    const proof = isCorrected(column) ? undefined : proofs.find((one) => one.place === column);
    const meant = readByColumn(cell, proof);
    const isMoment = proof !== undefined && readValue(use, meant.text, meant.order ?? 'day first').error === null;
    if (also !== undefined && !(isMoment && cell.trim() !== '')) {
      noted.push(...readTwoFacts(row, heading, [use, also], cell.trim(), choices, readValue));
      return;
    }
    const corrected = choices.words[wordKey(use, cell.trim())];
    row.typed[use] = cell.trim();
    if (withIncome === true && corrected === undefined && cell.trim() !== '') {
      const { job, income, doubtful } = splitIncome(cell);
      row.person[use] = job;
      if (doubtful) leaveOut(use, cell.trim(), t('transfer.wrong.ofTwo', { heading }));
      if (doubtful || income === '') return;
      const band = readValue('income', income, 'day first', heading);
      if (band.value === null || band.error !== null) noted.push(noteLine(heading, income));
      else further.push(['income', band.value]);
      if (band.change !== undefined) row.changes.push({ field: 'income', text: band.change() });
      return;
    }
    if (corrected === undefined && isFormulaError(cell)) {
      leaveOut(use, cell.trim(), t('transfer.wrong.formula'));
      return;
    }
    const { text, order, doubt } = corrected === undefined ? meant : readByColumn(corrected, undefined);
    if (order === null) {
      leaveOut(
        use,
        cell.trim(),
        proof?.order === null ? t('transfer.wrong.eitherOrder') : t('transfer.wrong.otherForm'),
      );
      return;
    }
    if (doubt !== null) doubts.push({ ...doubt, proof });
    if (doubt !== null && use === 'time_of_birth') return;
    const { value: read, error, change, rest, also: others = {} } = readValue(use, text, order, heading);
    const isNextDay = corrected === undefined && proof?.zone === 'universal' && read !== null && error === null;
    const value = isNextDay ? daysBefore(read, -1) : read;
    for (const [field, other] of Object.entries(others)) if (isPersonField(field)) further.push([field, other]);
    if (use === 'time_of_birth' && value !== null && text !== (corrected ?? cell).trim())
      row.changes.push({
        field: use,
        text: t('transfer.read.place', { text: cell.trim(), place: formatTimeOfDay(value) ?? value }),
      });
    if (proof !== undefined && proof.turned > 0 && /^\d{4}-/.test(cell.trim()))
      row.changes.push({ field: use, text: t('transfer.read.turned') });
    if (
      error === null &&
      value !== null &&
      corrected === undefined &&
      proof !== undefined &&
      order !== (proof.order ?? 'day first')
    )
      row.changes.push({
        field: use,
        text: t('transfer.read.otherOrder', { text: cell.trim(), date: formatDate(value) ?? '' }),
      });
    if (use === 'name') {
      parts.name = value;
      if (place.fromAbove.includes(column) && !isCorrected(column))
        row.errors.push({ field: use, message: t('transfer.row.mergedName') });
    }
    if (place.fromLeft.includes(column) && value !== null && !isCorrected(column)) {
      // One number over two columns is one number.
      if (use === 'second_phone_number' && value === row.person.phone_number) {
        row.person[use] = null;
        return;
      }
      row.changes.push({ field: use, text: t('transfer.read.merged') });
    }
    if (error === null) row.person[use] = value;
    else leaveOut(use, cell.trim(), error());
    const owned = ownerOf[use];
    const phones =
      owned !== undefined && error === null && rest !== undefined ? readPhones(toWesternDigits(cell)) : null;
    const whose = owned === undefined || value === null ? null : (phones?.first.whose ?? readOwner(heading));
    if (owned !== undefined && whose !== null) further.push([owned, whose]);
    if (phones !== null && (phones.second === null || use === 'phone_number')) {
      if (phones.second !== null) further.push(['second_phone_number', phones.second.number]);
      if (phones.second?.whose != null) further.push(['whose_second_phone', phones.second.whose]);
      if (phones.left !== '') noted.push(noteLine(t('transfer.note.alsoThere', { field: labelOf(use) }), phones.left));
      return;
    }
    if (change !== undefined) row.changes.push({ field: use, text: change() });
    if (rest !== undefined) noted.push(noteLine(t('transfer.note.alsoThere', { field: labelOf(use) }), rest));
    if (choices.titleCase && value !== null && error === null && titled.includes(use))
      row.person[use] = toTitleCase(value) ?? value;
  });
  if (columns.some(({ use }) => use === 'namePart')) {
    const { value, error } = readValue('name', joinNames(parts) ?? '');
    row.typed.name = value ?? '';
    row.person.name = error === null ? (choices.titleCase && value && toTitleCase(value)) || value : null;
    if (error !== null) row.errors.push({ field: 'name', message: error() });
  }
  for (const remark of remarried) {
    const corrected = choices.words[wordKey('marital_status', remark)];
    if (corrected !== undefined) row.person.marital_status ??= readValue('marital_status', corrected).value;
    else if ((row.person.marital_status ?? null) === null)
      row.leftOut.push({ field: 'marital_status', typed: remark, message: t('transfer.wrong.maritalStatus') });
  }
  const entered = choices.wishes[place.number];
  if (entered !== undefined) {
    row.wishes = entered;
    row.unreadWishes = [];
  }
  for (const [field, value] of further) {
    const own = row.person[field] ?? null;
    // A column of its own counts.
    if (own === null) row.person[field] = value;
    else if (own !== value) noted.push(noteLine(t('transfer.note.alsoThere', { field: labelOf(field) }), value));
  }
  for (const { time, isNumber, proof } of doubts) {
    const field = 'time_of_birth';
    const left: LeftOut = {
      field,
      typed: time,
      message: isNumber ? t('fields.time.example') : t('transfer.wrong.eitherHalf'),
    };
    const corrected = choices.words[wordKey(field, time)];
    const own = row.person[field] ?? null;
    if (own !== null) noted.push(noteLine(t('transfer.note.alsoThere', { field: labelOf(field) }), time));
    else if (corrected !== undefined) row.person[field] = readValue(field, corrected).value;
    else if (isNumber || proof?.clock !== 'left out') row.leftOut.push(left);
    else if (choices.intoNote) noted.push(lineOfLeftOut(left));
  }
  // A file with the native place alone means that the family lives there, most likely.
  if (row.person.native_place && !columns.some(({ use, also }) => use === 'location' || also === 'location')) {
    row.person.location = row.person.native_place;
    row.changes.push({
      field: 'location',
      text: t('transfer.read.place', { text: labelOf('native_place'), place: labelOf('location') }),
    });
  }
  findConflict(row, choices);
  // A cell that was not understood has a question of its own. A name says nothing.
  if ((row.person.gender ?? null) === null && !row.leftOut.some(({ field }) => field === 'gender')) {
    const side = choices.sides[row.sheet];
    row.side = side === undefined ? 'missing' : 'of sheet';
    if (side !== undefined) row.person.gender = side;
  }
  if (choices.intoNote) noted.push(...row.leftOut.map(lineOfLeftOut));
  row.note = joinNote(noted);
  if (row.person.name === null && row.errors.length === 0)
    row.errors.push({ field: 'name', message: t('transfer.row.noName') });
  if (row.person.name === examples.name) row.errors.push({ field: 'name', message: t('transfer.row.example') });
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    row.errors.push({
      field: null,
      message: t('transfer.row.tooManyCells'),
    });
  }
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
  const readValue = readerOf(table);
  const leftColumns = choices.hiddenColumns ? [] : table.hiddenColumns;
  const columns = assignColumns(headings, choices.uses, choices.intoNote, leftColumns);
  const proofs = proveColumns(columns, rows, choices.answers);
  const fonts = findOldFonts(
    columns.flatMap(({ use }, place) => (isFreeText(use) ? [place] : [])),
    rows,
  );
  const read = (titleCase: boolean) =>
    rows.map((row) => readRow(row, columns, { proofs, fonts }, { ...choices, titleCase }, readValue));
  const asTyped = read(false);
  const fields = columns
    .flatMap(({ use, also }) => [use === 'namePart' ? 'name' : use, also ?? 'none'])
    .filter((use, place, all) => all.indexOf(use) === place)
    .filter(isPersonField);
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

/** Sums up stars and rasis that exclude one another: the most frequent first. */
export function sumUpConflicts(rows: readonly FileRow[]): (StarConflict & { count: number })[] {
  const conflicts = new Map<string, StarConflict & { count: number }>();
  for (const { conflict } of rows)
    if (conflict !== null) {
      const key = conflictKey(conflict);
      conflicts.set(key, { ...conflict, count: (conflicts.get(key)?.count ?? 0) + 1 });
    }
  return [...conflicts.values()].sort((one, other) => other.count - one.count);
}

/** Sums up what is left out: the most frequent first. */
export function sumUp(rows: readonly FileRow[]): Trouble[] {
  const troubles = new Map<string, Trouble>();
  for (const { leftOut } of rows)
    for (const cell of leftOut) {
      const key = wordKey(cell.field, cell.typed);
      const known = troubles.get(key);
      troubles.set(key, { ...cell, count: (known?.count ?? 0) + 1 });
    }
  return [...troubles.values()].sort((one, other) => other.count - one.count);
}
