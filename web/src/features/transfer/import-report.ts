import { readProperty } from '@/lib/read-property';
import { isPersonField, type PersonField } from '@/person/fields';

interface ImportError {
  /** Index of the person in the request. */
  row: number;
  field: PersonField | null;
  message: string;
}

interface ImportWarning {
  row: number;
  message: string;
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

/** Parses the database's response to an import. */
export function readImportReport(answer: unknown): ImportReport {
  return {
    imported: readNumber(answer, 'imported') ?? 0,
    errors: readList(answer, 'errors').map((item) => {
      const field = readText(item, 'field');
      return {
        row: readNumber(item, 'row') ?? -1,
        field: isPersonField(field) ? field : null,
        message: readText(item, 'message'),
      };
    }),
    warnings: readList(answer, 'warnings').map((item) => ({
      row: readNumber(item, 'row') ?? -1,
      message: readText(item, 'message'),
      profileId: readNumber(item, 'profile_id'),
    })),
  };
}
