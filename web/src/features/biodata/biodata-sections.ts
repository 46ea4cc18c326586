import { biodataParts, factsOf, type PersonRow } from '@/person/facts';

export interface BiodataSection {
  title: string;
  facts: { label: string; value: string }[];
}

/** An address is typed in lines; on paper they follow one another. */
function inOneLine(address: string): string {
  return address
    .split(/[\s,]*\n\s*/)
    .filter((line) => line !== '')
    .join(', ');
}

/** The facts of a biodata by section. On paper, what is not known is left out, and so is a section without facts. */
export function biodataSections(person: PersonRow): BiodataSection[] {
  const { address } = person;
  const printed = typeof address === 'string' ? { ...person, address: inOneLine(address) } : person;
  return biodataParts
    .map(({ title, fields }) => ({
      title,
      facts: factsOf(fields, printed).flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    }))
    .filter(({ facts }) => facts.length > 0);
}
