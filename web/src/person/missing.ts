import { describeField, labelOf, type PersonField } from '@/person/fields';
import type { PersonRow } from '@/person/facts';
import type { ImageColumns } from '@/person/image-columns';
import { t } from '@/texts/texts';

// The fields that families search and filter by, most important first. Caste, gothram and diet are optional.
const wantedFields: readonly PersonField[] = [
  'gender',
  'date_of_birth',
  'religion',
  'height',
  'marital_status',
  'education',
  'job',
  'location',
  'mother_tongue',
];
// Star matches need star and pada; drawn charts need time and place of birth.
const horoscopeFields: readonly PersonField[] = [
  'birth_star',
  'star_pada',
  'time_of_birth',
  'place_of_birth',
  'mangal_dosha',
];
const horoscopeReligions: readonly unknown[] = ['Hindu', 'Jain'];
const familyFields: readonly PersonField[] = [
  "father's_name",
  "father's_job",
  "mother's_name",
  "mother's_job",
  'number_of_siblings',
];
const contactFields: readonly PersonField[] = ['phone_number', 'address'];

interface Missing {
  /** Labels of what the member can add, most important first. */
  own: string[];
  /** Labels of what the bureau adds for them. */
  bureaus: string[];
}

/**
 * Lists what a complete profile still needs.
 * @param contact undefined while loading, null if none is stored
 */
export function missingOf(
  person: PersonRow,
  images: Pick<ImageColumns, 'first_img' | 'birth_chart'>,
  contact: PersonRow | null | undefined,
): Missing {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  const readsHoroscopes = horoscopeReligions.includes(person.religion);
  const fields = [...wantedFields, ...(readsHoroscopes ? horoscopeFields : []), ...familyFields].filter(
    // Some families know only the age.
    (field) =>
      isEmpty(person[field]) &&
      !(field === 'date_of_birth' && !isEmpty(person.age)) &&
      !(field === 'number_of_siblings' && !(isEmpty(person.brothers) && isEmpty(person.sisters))),
  );
  const stored = contact === undefined ? [] : contactFields.filter((field) => isEmpty(contact?.[field]));
  const all = [...fields, ...stored];
  const namesOf = (proposable: boolean) =>
    all.filter((field) => describeField(field).proposable === proposable).map(labelOf);
  return {
    own: [
      ...(images.first_img === null ? [t('person-member.picture')] : []),
      ...(readsHoroscopes && images.birth_chart === null ? [t('person-member.birthChart')] : []),
      ...namesOf(true),
    ],
    bureaus: namesOf(false),
  };
}
