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

/** The income on a paper for other families, as the family chose: for members, or beside the contact details. */
function printedIncome({ income, income_shown_to: readers }: PersonRow, withContact: boolean): PersonRow {
  const isShown = readers === 'Members' || (readers === 'Approved contact' && withContact);
  return { income: isShown ? income : null, income_shown_to: 'Members' };
}

/** The facts of a biodata by section, without unknown facts and empty sections. */
export function biodataSections(person: PersonRow, withContact = false): BiodataSection[] {
  const { address, assets } = person;
  const printed = {
    ...person,
    ...(typeof address === 'string' && { address: inOneLine(address) }),
    ...(typeof assets === 'string' && { assets: inOneLine(assets) }),
    ...printedIncome(person, withContact),
  };
  return biodataParts
    .map(({ title, fields }) => ({
      title: t(title),
      facts: (fields === contactFields ? contactFacts(printed) : factsOf(fields, printed)).flatMap(
        ({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]),
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
