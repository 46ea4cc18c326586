import { describeField, inOrder, isNumber, personFields, type PersonField } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { readCoordinates, writeCoordinates } from '@/astrology/sky/coordinates';

/** A column's name without its apostrophe, which react-hook-form would take for the start of a path. */
type KeyOf<Column extends string> = Column extends `${infer Before}'${infer After}` ? `${Before}${After}` : Column;

export type FieldKey = KeyOf<PersonField>;

/** Form values of a person: all text, empty if unknown. */
export type PersonValues = Record<FieldKey, string>;

const keyOf = (column: string) => column.replace("'", '');
const columnsByKey: Partial<Record<string, PersonField>> = Object.fromEntries(
  personFields.map((column) => [keyOf(column), column]),
);

const isFieldKey = (name: string): name is FieldKey => columnsByKey[name] !== undefined;

export const groupIds = ['basics', 'horoscope', 'background', 'job', 'family', 'contact'] as const;
export type GroupId = (typeof groupIds)[number];

// Where the form has a field elsewhere than the register: who they are with the background, the job by itself.
const groupsOfForm: Partial<Record<PersonField, GroupId>> = {
  religion: 'background',
  location: 'background',
  education: 'job',
  job: 'job',
  work_place: 'job',
  income: 'job',
  income_shown_to: 'job',
};

/** The order of a paper biodata; other fields follow in the register's order. */
const paperOrder: readonly PersonField[] = [
  'religion',
  'caste',
  'kulam',
  'gothram',
  'mother_tongue',
  'marital_status',
  'children',
  'children_live_with',
  'height',
  'diet',
  'education',
  'job',
  'work_place',
  'income',
  'income_shown_to',
  'location',
  'native_place',
  "father's_name",
  "father's_job",
  "mother's_name",
  "mother's_job",
];

function groupOfColumn(column: PersonField): GroupId {
  const { section } = describeField(column);
  return groupsOfForm[column] ?? (section === 'office' ? 'basics' : section);
}

export const fieldKeys: readonly FieldKey[] = groupIds
  .flatMap((group) => inOrder(paperOrder, personFields).filter((column) => groupOfColumn(column) === group))
  .map(keyOf)
  .filter(isFieldKey);

function isComplete<Value>(record: Partial<Record<FieldKey, Value>>): record is Record<FieldKey, Value> {
  return fieldKeys.every((key) => Object.hasOwn(record, key));
}

/** A record with something for every field. */
export function forEachField<Value>(make: (key: FieldKey) => Value): Record<FieldKey, Value> {
  const made: Partial<Record<FieldKey, Value>> = {};
  for (const key of fieldKeys) made[key] = make(key);
  if (!isComplete(made)) throw new Error('Every field has a key.');
  return made;
}

export const fieldColumns = forEachField((key): PersonField => {
  const column = columnsByKey[key];
  if (column === undefined) throw new Error(`There is no column for ${key}.`);
  return column;
});

export const emptyPerson: PersonValues = forEachField(() => '');

export const keysOf = (group: GroupId) => fieldKeys.filter((key) => groupOfColumn(fieldColumns[key]) === group);

export const contactKeys = keysOf('contact');

/** The fields of a short entry. All others can be added later. */
export const shortKeys: readonly FieldKey[] = fieldKeys.filter((key) =>
  // The office's figures split by the source, and nobody asks a second time.
  ['name', 'gender', 'date_of_birth', 'religion', 'location', 'phone_number', 'whose_phone', 'source'].includes(key),
);

export const proposableKeys = fieldKeys.filter((key) => describeField(fieldColumns[key]).proposable);

/** Fields of children. Nobody else is asked for them. */
export const ofEarlierMarriage: readonly FieldKey[] = ['children', 'children_live_with'];

export const wasMarried = (status: string): boolean => status !== '' && status !== 'Never Married';

/** The field that stands for a column, or null. */
export function fieldOfColumn(column: string): FieldKey | null {
  return fieldKeys.find((key) => fieldColumns[key] === column) ?? null;
}

export function valuesFrom(row: Readonly<Record<string, unknown>>): PersonValues {
  const values = { ...emptyPerson };
  for (const key of fieldKeys) {
    const value = row[fieldColumns[key]];
    if (typeof value === 'string' || typeof value === 'number') values[key] = String(value);
  }
  return values;
}

export const personOf = (values: PersonValues): PersonValues => forEachField((key) => values[key]);

/** "no" for typed texts; undefined for values in the reader's language: choices, dates, measures. */
export function translateOf(column: PersonField): 'no' | undefined {
  const { kind } = describeField(column);
  return kind === 'text' || kind === 'lines' || kind === 'phone' || kind === 'email' ? 'no' : undefined;
}

/** A text as it is stored: without blanks at its ends or runs of them (several lines stay lines), a number in full. */
export function tidy(key: FieldKey, text: string): string {
  const { kind } = describeField(fieldColumns[key]);
  if (kind === 'phone') return toInternationalNumber(text) ?? text.trim();
  if (kind === 'coordinates') {
    const coordinates = readCoordinates(text);
    return coordinates === null ? text.trim() : writeCoordinates(coordinates);
  }
  return kind === 'lines' ? text.trim() : text.trim().replace(/\s+/g, ' ');
}

function toColumnValue(key: FieldKey, text: string): ColumnValue {
  const tidied = tidy(key, text);
  if (tidied === '') return null;
  return isNumber(describeField(fieldColumns[key])) ? Number(tidied) : tidied;
}

export function toColumns(values: PersonValues): ColumnValues {
  const columns: ColumnValues = {};
  for (const key of fieldKeys) {
    const value = toColumnValue(key, values[key]);
    if (value !== null) columns[fieldColumns[key]] = value;
  }
  // The age follows from the date of birth.
  if (values.date_of_birth !== '') delete columns['age'];
  return columns;
}

export function changedColumns(before: PersonValues, now: PersonValues, keys: readonly FieldKey[]): ColumnValues {
  const columns: ColumnValues = {};
  for (const key of keys) {
    if (key === 'age' && now.date_of_birth !== '') continue;
    if (tidy(key, before[key]) !== tidy(key, now[key])) columns[fieldColumns[key]] = toColumnValue(key, now[key]);
  }
  return columns;
}

type ColumnValue = string | number | null;

/** Values as the database has them, by column. */
export type ColumnValues = Record<string, ColumnValue>;
