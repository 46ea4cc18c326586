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

/** The field of a heading in any spelling: "Date of Birth", "date_of_birth" and "DOB" are the same. */
export function findField(heading: string): PersonField | null {
  return fieldsByName.get(simplify(heading)) ?? null;
}

/** Export headings that an import ignores: the register assigns these values. */
export function isOwnColumn(heading: string): boolean {
  return ['id', 'userid', 'status'].includes(simplify(heading));
}

/** Heading of the column with the errors of each skipped row. */
export const problemHeading = 'What is wrong';

/** Whether a column holds errors of an earlier import, which are ignored. */
export function isProblemColumn(heading: string): boolean {
  return simplify(heading) === simplify(problemHeading);
}
