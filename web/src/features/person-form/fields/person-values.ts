import type { PersonField } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';

/**
 * The fields of the form and the columns they stand for. The two differ where react-hook-form would take the apostrophe
 * in a name for the start of a path.
 */
export const fieldColumns = {
  name: 'name',
  gender: 'gender',
  date_of_birth: 'date_of_birth',
  age: 'age',
  religion: 'religion',
  location: 'location',
  birth_star: 'birth_star',
  star_pada: 'star_pada',
  caste: 'caste',
  mother_tongue: 'mother_tongue',
  marital_status: 'marital_status',
  height: 'height',
  education: 'education',
  job: 'job',
  fathers_name: "father's_name",
  fathers_job: "father's_job",
  mothers_name: "mother's_name",
  mothers_job: "mother's_job",
  number_of_siblings: 'number_of_siblings',
  phone_number: 'phone_number',
  email: 'email',
  address: 'address',
} as const satisfies Record<string, PersonField>;

export type FieldKey = keyof typeof fieldColumns;

/** A person as the form holds one: everything is text, and what is not known is empty. */
export type PersonValues = Record<FieldKey, string>;

export const emptyPerson: PersonValues = {
  name: '',
  gender: '',
  date_of_birth: '',
  age: '',
  religion: '',
  location: '',
  birth_star: '',
  star_pada: '',
  caste: '',
  mother_tongue: '',
  marital_status: '',
  height: '',
  education: '',
  job: '',
  fathers_name: '',
  fathers_job: '',
  mothers_name: '',
  mothers_job: '',
  number_of_siblings: '',
  phone_number: '',
  email: '',
  address: '',
};

function isFieldKey(name: string): name is FieldKey {
  return Object.hasOwn(fieldColumns, name);
}

/** Every field, in the order of the screen. */
export const fieldKeys: readonly FieldKey[] = Object.keys(fieldColumns).filter(isFieldKey);

export const contactKeys: readonly FieldKey[] = ['phone_number', 'email', 'address'];

/** What a member may propose to change. */
export const proposableKeys = fieldKeys.filter(
  (key) => key !== 'gender' && key !== 'age' && !contactKeys.includes(key),
);

/** The field that stands for a column, or null. */
export function fieldOfColumn(column: string): FieldKey | null {
  return fieldKeys.find((key) => fieldColumns[key] === column) ?? null;
}

/** Reads the form's values from rows of the database. */
export function valuesFrom(row: Readonly<Record<string, unknown>>): PersonValues {
  const values = { ...emptyPerson };
  for (const key of fieldKeys) {
    const value = row[fieldColumns[key]];
    if (typeof value === 'string' || typeof value === 'number') values[key] = String(value);
  }
  return values;
}

/** Only a person's fields of what the form holds. */
export function personOf(values: PersonValues): PersonValues {
  const person = { ...emptyPerson };
  for (const key of fieldKeys) person[key] = values[key];
  return person;
}

type ColumnValue = string | number | null;
export type ColumnValues = Record<string, ColumnValue>;

const numberKeys: readonly FieldKey[] = ['age', 'star_pada', 'height', 'number_of_siblings'];

/** A text as it is stored: without blanks at its ends or runs of them (only an address has lines), a number in full. */
export function tidy(key: FieldKey, text: string): string {
  if (key === 'phone_number') return toInternationalNumber(text) ?? text.trim();
  return key === 'address' ? text.trim() : text.trim().replace(/\s+/g, ' ');
}

function toColumnValue(key: FieldKey, text: string): ColumnValue {
  const tidied = tidy(key, text);
  if (tidied === '') return null;
  return numberKeys.includes(key) ? Number(tidied) : tidied;
}

/** What is filled in, as the database takes it. */
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

/** The columns among these fields whose value is not what it was. */
export function changedColumns(before: PersonValues, now: PersonValues, keys: readonly FieldKey[]): ColumnValues {
  const columns: ColumnValues = {};
  for (const key of keys) {
    if (key === 'age' && now.date_of_birth !== '') continue;
    if (tidy(key, before[key]) !== tidy(key, now[key])) columns[fieldColumns[key]] = toColumnValue(key, now[key]);
  }
  return columns;
}
