import { refusalText } from '@/lib/error-text';
import { readRefusalValues, type RefusalValues } from '@/lib/errors';
import { readProperty } from '@/base/read-property';
import { isPersonField, type PersonField } from '@/person/fields';

/** What the database says of a row. `sayProblem` says it in the reader's language. */
export interface ImportProblem {
  /** Index of the person in the request. */
  row: number;
  code: string;
  values: RefusalValues;
  /** The sentence in English. */
  message: string;
}

export interface ImportError extends ImportProblem {
  field: PersonField | null;
}

export interface ImportWarning extends ImportProblem {
  /** The possible duplicate in the register. */
  profileId: number | null;
}

/** The database's report on an import. */
export interface ImportReport {
  imported: number;
  errors: ImportError[];
  warnings: ImportWarning[];
}

function readNumber(value: unknown, name: string): number | null {
  const number = readProperty(value, name);
  return typeof number === 'number' ? number : null;
}

function readText(value: unknown, name: string): string {
  const text = readProperty(value, name);
  return typeof text === 'string' ? text : '';
}

function readList(value: unknown, name: string): unknown[] {
  const list: unknown = readProperty(value, name);
  return Array.isArray(list) ? list : [];
}

const readProblem = (item: unknown): ImportProblem => ({
  row: readNumber(item, 'row') ?? -1,
  code: readText(item, 'code'),
  values: readRefusalValues(readProperty(item, 'values')),
  message: readText(item, 'message'),
});

/** What is wrong with a row, in the reader's language. */
export const sayProblem = ({ code, values, message }: ImportProblem): string => refusalText(code, values, message);

/** Parses the database's response to an import. */
export function readImportReport(answer: unknown): ImportReport {
  return {
    imported: readNumber(answer, 'imported') ?? 0,
    errors: readList(answer, 'errors').map((item) => {
      const field = readText(item, 'field');
      return { ...readProblem(item), field: isPersonField(field) ? field : null };
    }),
    warnings: readList(answer, 'warnings').map((item) => ({
      ...readProblem(item),
      profileId: readNumber(item, 'profile_id'),
    })),
  };
}
