import { describeField, personFields, type PersonField } from '@/person/fields';

function simplify(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const fieldsByName = new Map(
  personFields.flatMap((field): [string, PersonField][] => {
    const { label, headings = [] } = describeField(field);
    return [label, field, ...headings].map((name) => [simplify(name), field]);
  }),
);

/** The field that a heading means, however it is written: "Date of Birth", "date_of_birth" and "DOB" are one. */
export function findField(heading: string): PersonField | null {
  return fieldsByName.get(simplify(heading)) ?? null;
}

/** The headings of an export that are not taken in again: the register gives them itself. */
export function isOwnColumn(heading: string): boolean {
  return ['id', 'userid', 'status'].includes(simplify(heading));
}

/** Heads the column that says of each row left out what is wrong with it. */
export const problemHeading = 'What is wrong';

/** Whether a column is our own remarks from an import before, which are not taken in. */
export function isProblemColumn(heading: string): boolean {
  return simplify(heading) === simplify(problemHeading);
}
