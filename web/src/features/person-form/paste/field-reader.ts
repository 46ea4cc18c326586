import type { PersonField } from '@/person/fields';

/** How files are read: the field of a heading, and a cell in stored form. The feature transfer has it; app hands it over. */
export interface FieldReader {
  findField: (heading: string) => PersonField | null;
  normaliseValue: (field: PersonField, cell: string) => { value: string | null; error: unknown };
}
