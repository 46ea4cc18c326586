import { biodataParts, contactFacts, contactFields, factsOf, type PersonRow } from '@/person/facts';
import { t } from '@/texts/texts';

export interface BiodataSection {
  title: string;
  facts: { label: string; value: string; isData?: boolean }[];
}

/** Joins the lines of an address. */
function inOneLine(address: string): string {
  return address
    .split(/[\s,]*\n\s*/)
    .filter((line) => line !== '')
    .join(', ');
}

/** The facts of a biodata by section, without unknown facts and empty sections. */
export function biodataSections(person: PersonRow): BiodataSection[] {
  const { address } = person;
  const printed = typeof address === 'string' ? { ...person, address: inOneLine(address) } : person;
  return biodataParts
    .map(({ title, fields }) => ({
      title: t(title),
      facts: (fields === contactFields ? contactFacts(printed) : factsOf(fields, printed)).flatMap(
        ({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]),
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
