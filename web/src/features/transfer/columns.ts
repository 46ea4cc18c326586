import { isPersonField, personFieldLabels, type PersonField } from '@/person/fields';

/** Every field that a file of people may hold, in the order of the template. */
export const importFields: readonly PersonField[] = Object.keys(personFieldLabels).filter(isPersonField);

/** The name in the template's example row, which is not taken for a person. */
export const exampleName = 'Meena Example';

/** Names that other registers give to the same field. */
const otherNames: Record<string, PersonField> = {
  fullname: 'name',
  gender: 'gender',
  sex: 'gender',
  bridegroom: 'gender',
  dob: 'date_of_birth',
  birthdate: 'date_of_birth',
  ageinyears: 'age',
  community: 'caste',
  place: 'location',
  city: 'location',
  heightcm: 'height',
  heightincm: 'height',
  star: 'birth_star',
  nakshatra: 'birth_star',
  natchathiram: 'birth_star',
  pada: 'star_pada',
  padam: 'star_pada',
  occupation: 'job',
  profession: 'job',
  qualification: 'education',
  fathername: "father's_name",
  fatheroccupation: "father's_job",
  fathersoccupation: "father's_job",
  mothername: "mother's_name",
  motheroccupation: "mother's_job",
  mothersoccupation: "mother's_job",
  siblings: 'number_of_siblings',
  phone: 'phone_number',
  mobile: 'phone_number',
  mobilenumber: 'phone_number',
  telephone: 'phone_number',
  whatsapp: 'phone_number',
  emailaddress: 'email',
  mail: 'email',
  postaladdress: 'address',
};

function simplify(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const fieldsByName = new Map<string, PersonField>([
  ...Object.entries(otherNames),
  ...importFields.flatMap((field): [string, PersonField][] => [
    [simplify(personFieldLabels[field]), field],
    [simplify(field), field],
  ]),
]);

/** The field that a heading means, however it is written: "Date of Birth", "date_of_birth" and "DOB" are one. */
export function findField(heading: string): PersonField | null {
  return fieldsByName.get(simplify(heading)) ?? null;
}

/** The headings of an export that are not taken in again: the register gives them itself. */
export function isOwnColumn(heading: string): boolean {
  return ['id', 'userid', 'status'].includes(simplify(heading));
}
