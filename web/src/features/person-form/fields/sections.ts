import type { FieldKey } from '@/features/person-form/fields/person-values';

/** The parts of the form, in their order. */
export const sectionTitles = {
  basics: 'Basics',
  pictures: 'Pictures',
  horoscope: 'Horoscope',
  background: 'Background',
  family: 'Family',
  contact: 'Contact',
  login: 'Login',
} as const;

export type SectionId = keyof typeof sectionTitles;

const sectionKeys: Partial<Record<SectionId, readonly FieldKey[]>> = {
  horoscope: ['birth_star', 'star_pada'],
  background: ['caste', 'mother_tongue', 'marital_status', 'height', 'education', 'job'],
  family: ['fathers_name', 'fathers_job', 'mothers_name', 'mothers_job', 'number_of_siblings'],
  contact: ['phone_number', 'email', 'address'],
};

/** The part of the form that a field is in. */
export function sectionOf(key: FieldKey): SectionId {
  for (const id of ['horoscope', 'background', 'family', 'contact'] as const)
    if (sectionKeys[id]?.includes(key)) return id;
  return 'basics';
}
