import { formatDate, formatHeight } from '@/lib/format';

/** What is known of a person, by column name, with the words that the admin reads. The order is that of the screens. */
export const personFieldLabels = {
  name: 'Name',
  gender: 'Bride or groom',
  date_of_birth: 'Date of birth',
  age: 'Age',
  religion: 'Religion',
  caste: 'Caste',
  location: 'Location',
  mother_tongue: 'Mother tongue',
  marital_status: 'Marital status',
  height: 'Height',
  birth_star: 'Birth star',
  star_pada: 'Pada',
  education: 'Education',
  job: 'Job',
  "father's_name": "Father's name",
  "father's_job": "Father's job",
  "mother's_name": "Mother's name",
  "mother's_job": "Mother's job",
  number_of_siblings: 'Number of siblings',
  phone_number: 'Phone',
  email: 'E-mail',
  address: 'Address',
} as const;

export type PersonField = keyof typeof personFieldLabels;

/** Whether a column is one of a person's fields. */
export function isPersonField(column: string): column is PersonField {
  return Object.hasOwn(personFieldLabels, column);
}

function formatText(field: PersonField, text: string): string {
  if (field === 'date_of_birth') return formatDate(text) ?? text;
  if (field === 'gender') return text === 'bride' ? 'Bride' : text === 'groom' ? 'Groom' : text;
  return text;
}

/** A field's value as it is shown, or null when there is none. Numbers may be text, as in proposals. */
export function formatPersonValue(field: PersonField, value: unknown): string | null {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
  if (field === 'height') return formatHeight(Number(value));
  return typeof value === 'number' ? String(value) : formatText(field, value);
}
