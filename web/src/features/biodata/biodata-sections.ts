import type { Biodata } from '@/features/biodata/api/biodata';
import type { ContactDetails } from '@/lib/api/contact-details';
import { formatAge } from '@/lib/format';
import { formatPersonValue, personFieldLabels, type PersonField } from '@/person/fields';

interface Fact {
  label: string;
  value: string;
}
export interface BiodataSection {
  title: string;
  facts: Fact[];
}

const sections: readonly { title: string; fields: readonly PersonField[] }[] = [
  {
    title: 'Personal',
    fields: ['date_of_birth', 'age', 'height', 'religion', 'caste', 'mother_tongue', 'marital_status', 'location'],
  },
  { title: 'Horoscope', fields: ['birth_star', 'star_pada'] },
  { title: 'Education and work', fields: ['education', 'job'] },
  {
    title: 'Family',
    fields: ["father's_name", "father's_job", "mother's_name", "mother's_job", 'number_of_siblings'],
  },
  { title: 'Contact', fields: ['phone_number', 'email', 'address'] },
];

function formatField(field: PersonField, value: unknown): string | null {
  if (field === 'age') return typeof value === 'number' ? formatAge(value) : null;
  // An address is typed in lines; on paper they follow one another.
  if (field === 'address' && typeof value === 'string')
    return formatPersonValue(
      field,
      value
        .split(/[\s,]*\n\s*/)
        .filter((line) => line !== '')
        .join(', '),
    );
  return formatPersonValue(field, value);
}

/** The facts of a biodata by section. On paper, what is not known is left out, and so is a section without facts. */
export function biodataSections(profile: Biodata, contact: ContactDetails | null): BiodataSection[] {
  const person: Partial<Record<PersonField, unknown>> = { ...profile, ...profile.profile_details, ...contact };
  return sections
    .map(({ title, fields }) => ({
      title,
      facts: fields.flatMap((field) => {
        const value = formatField(field, person[field]);
        return value === null ? [] : [{ label: personFieldLabels[field], value }];
      }),
    }))
    .filter(({ facts }) => facts.length > 0);
}
