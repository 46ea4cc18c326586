import { nameOfStar } from '@/person/birth-stars';
import { fieldsOf, inOrder, labelOf, personFields, type PersonField } from '@/person/fields';
import { formatFact } from '@/person/values';

/** One fact as it is shown; null is not known. */
interface Fact {
  label: string;
  value: string | null;
}

/** A person, or what the viewer may see of one, by column. */
export type PersonRow = Readonly<Partial<Record<PersonField, unknown>>>;

export const familyFields = fieldsOf('family');
export const contactFields = fieldsOf('contact');

/** What is said of the person, apart from family and contact; the name stands above. */
export const reviewedFields = personFields.filter(
  (field) => field !== 'name' && !familyFields.includes(field) && !contactFields.includes(field),
);

// The order of a profile: first what families ask first. What is not named here follows in the order of the register.
const profileOrder: readonly PersonField[] = [
  'date_of_birth',
  'age',
  'birth_star',
  'star_pada',
  'rasi',
  'mangal_dosha',
  'height',
  'religion',
  'caste',
  'gothram',
  'mother_tongue',
  'marital_status',
  'diet',
  'education',
  'job',
  'location',
];
const profileFields = inOrder(profileOrder, reviewedFields).filter((field) => field !== 'gender');

const horoscopeFields = fieldsOf('horoscope');
const workFields: readonly PersonField[] = ['education', 'job'];

/** The parts of a biodata. */
export const biodataParts: readonly { title: string; fields: readonly PersonField[] }[] = [
  {
    title: 'Personal',
    fields: profileFields.filter((field) => !horoscopeFields.includes(field) && !workFields.includes(field)),
  },
  { title: 'Horoscope', fields: horoscopeFields },
  { title: 'Education and work', fields: workFields },
  { title: 'Family', fields: familyFields },
  { title: 'Contact', fields: contactFields },
];

/** What the bureau compares of two people of whom one asks for the other. */
export const comparedFields: readonly PersonField[] = [
  'religion',
  'caste',
  'education',
  'job',
  'height',
  'birth_star',
  'marital_status',
];

/** These fields of a person as facts. */
export function factsOf(fields: readonly PersonField[], person: PersonRow): Fact[] {
  return fields.map((field) => ({ label: labelOf(field), value: formatFact(field, person[field]) }));
}

/** The facts of a profile. The pada is said with its star. */
export function profileFacts(person: PersonRow): Fact[] {
  const { birth_star: star, star_pada: pada } = person;
  const isWhole = typeof star === 'string' && typeof pada === 'number';
  return profileFields
    .filter((field) => field !== 'star_pada')
    .map((field) => ({
      label: labelOf(field),
      value: isWhole && field === 'birth_star' ? `${nameOfStar(star)}, pada ${pada}` : formatFact(field, person[field]),
    }));
}
