import { assignColumns, type ChosenUses, type Column } from '@/features/transfer/columns';
import { normaliseValue, type CheckedValue } from '@/person/reading/normalise';
import { readOwner, readPhones } from '@/person/reading/read-phones';
import { findValue } from '@/person/reading/find-value';
import type { Table, TableRow } from '@/features/transfer/parse-file';
import { toTitleCase } from '@/person/reading/places';
import { toWesternDigits } from '@/lib/indian-digits';
import { starRasiProblem } from '@/astrology/porutham/star-table';
import { noTypedWishes, type TypedWishes } from '@/person/typed-wishes';
import { readWishWords } from '@/person/wish-words';
import { getLanguage, t } from '@/texts/texts';
import { describeField, isPersonField, labelOf, type PersonField } from '@/person/fields';

/** What the clerk has chosen and mended in the preview. */
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
  intoNote: false,
};

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
  /** How cells were understood, in words. */
  changes: { field: PersonField; text: string }[];
}

/** The file as it would be imported. */
export interface FilePeople {
  columns: Column[];
  /** The fields that have a column, or were found in the cells of another one. */
  fields: PersonField[];
  rows: FileRow[];
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
];

/**
 * One line of the note. A file may hold characters that no text of the register has, and the database counts a text as NFKC
 * makes it: "½" is three characters then.
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
type ReadValue = (field: PersonField, text: string) => CheckedValue;

const verdicts = new WeakMap<Table, Map<string, CheckedValue>>();

function readerOf(table: Table): ReadValue {
  const known = verdicts.get(table) ?? new Map<string, CheckedValue>();
  verdicts.set(table, known);
  return (field, text) => {
    // In each language a list has other words.
    const key = `${getLanguage()} ${wordKey(field, text)}`;
    const verdict = known.get(key) ?? normaliseValue(field, text);
    known.set(key, verdict);
    return verdict;
  };
}

function readRow(
  { cells: typed, ...place }: TableRow,
  columns: readonly Column[],
  choices: Choices,
  readValue: ReadValue,
): FileRow {
  const cells = typed.map((cell, column) => choices.cells[cellKey(place.number, column)] ?? cell);
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
    changes: [],
  };
  const noted: string[] = [];
  // A cell of a phone number may also hold a second one, and whose they are.
  const further: [PersonField, string][] = [];
  columns.forEach(({ heading, use, also }, column) => {
    const cell = cells[column] ?? '';
    if (use === 'note' && cell.trim() !== '') noted.push(noteLine(heading, cell));
    if (use === 'must' || use === 'hoped') {
      const { filters, unread } = readWishWords(cell.trim(), { ...row.wishes.must, ...row.wishes.hoped });
      row.wishes = { ...row.wishes, [use]: { ...row.wishes[use], ...filters } };
      row.unreadWishes.push(...unread);
      if (unread.length > 0) noted.push(noteLine(heading, unread.join('; ')));
    }
    if (!isPersonField(use)) return;
    if (also !== undefined) {
      const { found, left } = findValue([use, also], cell.trim());
      if (left !== '') noted.push(noteLine(heading, left));
      for (const { field, value, doubtful } of cell.trim() === '' ? [] : found) {
        const mended = choices.words[wordKey(field, cell.trim())];
        const read = mended === undefined ? value : readValue(field, mended).value;
        row.typed[field] = cell.trim();
        row.person[field] = read;
        if (read === null)
          row.leftOut.push({ field, typed: cell.trim(), message: t('transfer.wrong.ofTwo', { heading }) });
        else if (doubtful) row.changes.push({ field, text: t('transfer.read.ofTwo', { text: cell.trim() }) });
      }
      return;
    }
    const { value, error, change, rest } = readValue(use, choices.words[wordKey(use, cell.trim())] ?? cell);
    row.typed[use] = cell.trim();
    row.person[use] = error === null ? value : null;
    if (error !== null && use === 'name') row.errors.push({ field: use, message: error() });
    else if (error !== null) row.leftOut.push({ field: use, typed: cell.trim(), message: error() });
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
  const { birth_star: star, star_pada: pada = null, rasi } = row.person;
  const conflict = star && rasi ? { star, pada, rasi } : null;
  const problem = conflict && sayConflict(conflict);
  if (conflict !== null && problem !== null) {
    const chosen = choices.rasis[conflictKey(conflict)];
    row.person.rasi = chosen ?? conflict.rasi;
    row.conflict = chosen === undefined ? conflict : null;
    row.changes.push({
      field: 'rasi',
      text: chosen === undefined ? problem : t('transfer.read.rasi', { typed: row.typed.rasi ?? '' }),
    });
  }
  if (choices.intoNote) noted.push(...row.leftOut.map(lineOfLeftOut));
  row.note = joinNote(noted);
  if (row.person.name === null && row.errors.length === 0)
    row.errors.push({ field: 'name', message: t('transfer.row.noName') });
  if (row.person.name === describeField('name').example)
    row.errors.push({ field: 'name', message: t('transfer.row.example') });
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    row.errors.push({
      field: null,
      message: t('transfer.row.tooManyCells'),
    });
  }
  return row;
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

/** The fields with a column, and behind the phone number those that its cells hold too. */
function withFurther(fields: readonly PersonField[], rows: readonly FileRow[]): PersonField[] {
  return fields.flatMap((field) => [
    field,
    ...(field === 'phone_number' ? furtherFields : []).filter(
      (other) => !fields.includes(other) && rows.some(({ person }) => (person[other] ?? null) !== null),
    ),
  ]);
}

/** Reads the people of a file, with the clerk's choices. What cannot be read is left out and listed, the name excepted. */
export function readPeople(table: Table, choices: Choices): FilePeople {
  const { headings } = table;
  const rows = table.rows.filter(({ sheet }) => !choices.leftSheets.includes(sheet));
  const readValue = readerOf(table);
  const columns = assignColumns(headings, choices.uses, choices.intoNote);
  const asTyped = rows.map((row) => readRow(row, columns, { ...choices, titleCase: false }, readValue));
  return {
    columns,
    fields: withFurther(columns.flatMap(({ use, also }) => [use, also ?? 'none']).filter(isPersonField), asTyped),
    rows: choices.titleCase ? rows.map((row) => readRow(row, columns, choices, readValue)) : asTyped,
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
