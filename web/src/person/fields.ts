import { allNamesOfRasi, nameOfRasi, rasis } from '@/astrology/rasis';
import { birthTimeCertainties, chartAlmanacs } from '@/astrology/sky/birth-details';
import { birthZones, choiceOfZone, nameOfZone } from '@/astrology/sky/zones';
import { allNamesOfStar, birthStars, nameOfStar } from '@/astrology/birth-stars';
import {
  diets,
  genders,
  heightLimits,
  mangalDoshas,
  maritalStatuses,
  maximumAge,
  minimumAges,
  motherTongues,
  religions,
} from '@/person/value-lists';

/** The parts of a person, in the order of the form. */
export const personSections = ['basics', 'horoscope', 'background', 'family', 'contact'] as const;
export type PersonSection = (typeof personSections)[number];

/** A field's type: it decides on the input, validation, parsing and formatting. */
type FieldKind =
  /** A text of one line or several, with a maximum length in characters. */
  | { kind: 'text' | 'lines' | 'email'; longest: number }
  /**
   * One of a list. `inWords` and `inList` are its labels in texts and in selects, if they differ from the stored value. Other
   * words for it in files: features/transfer/other-words.ts, star-words.ts.
   */
  | {
      kind: 'choice';
      choices: readonly string[];
      inWords?: (choice: string) => string;
      inList?: (choice: string) => string;
    }
  /** An integer; `subject` starts its error message. `height` is in centimetres, `age` in years. */
  | { kind: 'number' | 'pick' | 'age' | 'height'; from: number; to: number; subject: string }
  /**
   * `time` is a time of day to the minute, from "00:00" to "23:59"; `coordinates` are degrees north and east to a hundredth, as
   * "9.93, 78.12".
   */
  | { kind: 'date' | 'time' | 'coordinates' | 'phone' };

/** The filter of a field. */
interface FieldFilter {
  /** Name in the API. */
  name: string;
  label: string;
  placeholder?: string;
  /** Prefix of the value on its chip: "Caste: Iyer". */
  prefix: string;
}

export type FieldDescription = FieldKind & {
  label: string;
  /** The table of the column; each table has its own audience. */
  table: 'RegisteredUsers' | 'profile_details' | 'contact_details';
  section: PersonSection;
  /** Whether members may propose a change of this field. */
  proposable: boolean;
  /** Hint below the input. */
  hint?: string;
  filter?: FieldFilter;
  /** Headings in other registers' files, in lowercase without blanks. */
  headings?: readonly string[];
  /** Example value in the import template; null leaves the column out. */
  example: string | null;
};

/**
 * Every field of a person by column, in the register's order: that of the form, files and admin screens.
 * docs/adding-a-field.md lists the other steps for a new field.
 */
const fields = {
  name: {
    label: 'Name',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'text',
    longest: 120,
    proposable: true,
    headings: ['fullname'],
    example: 'Meena Example',
  },
  gender: {
    label: 'Bride or groom',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'choice',
    choices: genders,
    proposable: false,
    headings: ['sex', 'bridegroom'],
    example: 'Bride',
  },
  date_of_birth: {
    label: 'Date of birth',
    table: 'profile_details',
    section: 'basics',
    kind: 'date',
    proposable: true,
    headings: ['dob', 'birthdate'],
    example: '14/08/1998',
  },
  age: {
    label: 'Age',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'age',
    from: minimumAges.bride,
    to: maximumAge,
    subject: 'An age',
    proposable: false,
    hint: 'Only where the date of birth is not known.',
    headings: ['ageinyears'],
    // Left out: it follows from the date of birth, and a column could contradict it.
    example: null,
  },
  time_of_birth: {
    label: 'Time of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'time',
    proposable: true,
    hint: 'Shortly after midnight is 12:05 am; check the date too.',
    headings: ['birthtime', 'tob'],
    example: '6:05 am',
  },
  birth_time_certainty: {
    label: 'Birth time certainty',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: birthTimeCertainties,
    proposable: true,
    headings: ['certaintyofbirthtime', 'birthtimeaccuracy'],
    example: 'Approximate',
  },
  place_of_birth: {
    label: 'Place of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'text',
    longest: 120,
    proposable: true,
    hint: 'Town and state.',
    headings: ['birthplace', 'pob'],
    example: 'Madurai, Tamil Nadu',
  },
  birth_coordinates: {
    label: 'Coordinates of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'coordinates',
    proposable: true,
    hint: 'Only for a place that is not recognised: latitude and longitude, for example 9.93, 78.12.',
    headings: ['birthcoordinates', 'latitudeandlongitude', 'latlong'],
    example: null,
  },
  birth_zone: {
    label: 'Time zone of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: birthZones,
    inWords: nameOfZone,
    inList: choiceOfZone,
    proposable: true,
    hint: 'Only for a birth abroad, or a place that is not recognised. Births in India: UTC+5:30.',
    headings: ['timezone', 'birthtimezone'],
    example: null,
  },
  religion: {
    label: 'Religion',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'choice',
    choices: religions,
    proposable: true,
    filter: { name: 'religion', label: 'Religion', prefix: '' },
    example: 'Hindu',
  },
  caste: {
    label: 'Caste',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 80,
    proposable: true,
    hint: "In the family's own words, or left empty.",
    filter: { name: 'caste', label: 'Caste', prefix: 'Caste: ' },
    headings: ['community'],
    example: 'Chettiar',
  },
  gothram: {
    label: 'Gothram',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 80,
    proposable: true,
    headings: ['gotra', 'gothra', 'gotram'],
    example: 'Kashyapa',
  },
  location: {
    label: 'Location',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'text',
    longest: 120,
    proposable: true,
    hint: 'Town and state, never a street.',
    filter: { name: 'location', label: 'Location', placeholder: 'For example Madurai, Salem', prefix: 'Place: ' },
    headings: ['place', 'city'],
    example: 'Coimbatore, Tamil Nadu',
  },
  mother_tongue: {
    label: 'Mother tongue',
    table: 'profile_details',
    section: 'background',
    kind: 'choice',
    choices: motherTongues,
    proposable: true,
    filter: { name: 'mother_tongue', label: 'Mother tongue', prefix: 'Speaks ' },
    example: 'Tamil',
  },
  marital_status: {
    label: 'Marital status',
    table: 'profile_details',
    section: 'background',
    kind: 'choice',
    choices: maritalStatuses,
    proposable: true,
    filter: { name: 'marital_status', label: 'Marital status', prefix: '' },
    example: 'Never Married',
  },
  diet: {
    label: 'Diet',
    table: 'profile_details',
    section: 'background',
    kind: 'choice',
    choices: diets,
    proposable: true,
    filter: { name: 'diet', label: 'Diet', prefix: '' },
    headings: ['food', 'foodhabits', 'eatinghabits'],
    example: 'Vegetarian',
  },
  height: {
    label: 'Height',
    table: 'profile_details',
    section: 'background',
    kind: 'height',
    ...heightLimits,
    subject: 'A height',
    proposable: true,
    headings: ['heightcm', 'heightincm'],
    example: '5\'4"',
  },
  birth_star: {
    label: 'Birth star',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: birthStars,
    inWords: nameOfStar,
    inList: allNamesOfStar,
    proposable: true,
    filter: { name: 'birth_star', label: 'Birth star', prefix: 'Star: ' },
    headings: ['star', 'nakshatra', 'natchathiram'],
    example: 'Rohini',
  },
  star_pada: {
    label: 'Pada',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'pick',
    from: 1,
    to: 4,
    subject: 'A pada',
    proposable: true,
    headings: ['padam'],
    example: '2',
  },
  rasi: {
    label: 'Rasi (Moon sign)',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: rasis,
    inWords: nameOfRasi,
    inList: allNamesOfRasi,
    proposable: true,
    filter: { name: 'rasi', label: 'Rasi (Moon sign)', prefix: 'Rasi: ' },
    headings: ['rashi', 'raasi', 'moonsign'],
    example: 'Vrishabha',
  },
  lagnam: {
    label: 'Lagnam',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: rasis,
    inWords: nameOfRasi,
    inList: allNamesOfRasi,
    proposable: true,
    headings: ['lagna', 'ascendant'],
    example: 'Simha',
  },
  chart_almanac: {
    label: 'Almanac of the chart',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: chartAlmanacs,
    proposable: true,
    hint: "The kind of almanac that the family's chart was made by.",
    headings: ['almanac', 'panchangam'],
    example: 'Thirukanitha',
  },
  mangal_dosha: {
    label: 'Mangal dosha',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: mangalDoshas,
    proposable: true,
    filter: { name: 'mangal_dosha', label: 'Mangal dosha', prefix: 'Mangal dosha: ' },
    headings: ['manglik', 'mangaldosham', 'chevvaidosham', 'chovvadosham', 'kujadosham'],
    example: 'No',
  },
  other_dosha: {
    label: 'Other dosham',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'text',
    longest: 120,
    proposable: true,
    hint: 'For example Rahu-Ketu, Naga/Sarpa or Kalasarpa. Suddha jathakam = no dosham.',
    headings: ['otherdoshas', 'otherdosha', 'dosham', 'dosha'],
    example: 'Suddha jathakam',
  },
  education: {
    label: 'Education',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 120,
    proposable: true,
    filter: { name: 'education', label: 'Education', placeholder: 'For example B.Sc', prefix: 'Education: ' },
    headings: ['qualification'],
    example: 'B.Com',
  },
  job: {
    label: 'Job',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 120,
    proposable: true,
    filter: { name: 'occupation', label: 'Occupation', placeholder: 'For example engineer', prefix: 'Occupation: ' },
    headings: ['occupation', 'profession'],
    example: 'Accountant',
  },
  "father's_name": {
    label: "Father's name",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    headings: ['fathername'],
    example: 'Raman Example',
  },
  "mother's_name": {
    label: "Mother's name",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    headings: ['mothername'],
    example: 'Lakshmi Example',
  },
  "father's_job": {
    label: "Father's job",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    headings: ['fatheroccupation', 'fathersoccupation'],
    example: 'Teacher',
  },
  "mother's_job": {
    label: "Mother's job",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    headings: ['motheroccupation', 'mothersoccupation'],
    example: 'Homemaker',
  },
  number_of_siblings: {
    label: 'Number of siblings',
    table: 'profile_details',
    section: 'family',
    kind: 'number',
    from: 0,
    to: 20,
    subject: 'The number of siblings',
    proposable: true,
    hint: 'Brothers and sisters together.',
    headings: ['siblings'],
    example: '1',
  },
  phone_number: {
    label: 'Phone',
    table: 'contact_details',
    section: 'contact',
    kind: 'phone',
    proposable: false,
    hint: 'Ten digits are taken as an Indian number.',
    headings: ['mobile', 'mobilenumber', 'telephone', 'whatsapp'],
    example: '98765 43210',
  },
  email: {
    label: 'E-mail',
    table: 'contact_details',
    section: 'contact',
    kind: 'email',
    longest: 254,
    proposable: false,
    headings: ['emailaddress', 'mail'],
    example: 'meena@family.example',
  },
  address: {
    label: 'Address',
    table: 'contact_details',
    section: 'contact',
    kind: 'lines',
    longest: 400,
    proposable: false,
    headings: ['postaladdress'],
    example: '12, Car Street, Coimbatore 641002',
  },
} as const satisfies Readonly<Record<string, FieldDescription>>;

/** A column of a person. */
export type PersonField = keyof typeof fields;

/** The described columns of one table. */
export type FieldOfTable<Table extends FieldDescription['table']> = {
  [Field in PersonField]: (typeof fields)[Field]['table'] extends Table ? Field : never;
}[PersonField];

/** Names of the filters that compare one field. */
export type FieldFilterName = {
  [Field in PersonField]: (typeof fields)[Field] extends { filter: { name: infer Name } } ? Name : never;
}[PersonField];

/** Type guard: whether a column is a field of a person. */
export function isPersonField(column: string): column is PersonField {
  return Object.hasOwn(fields, column);
}

/** Every field, in the order of the register. */
export const personFields: readonly PersonField[] = Object.keys(fields).filter(isPersonField);

/** The description of a field. */
export function describeField(field: PersonField): FieldDescription {
  return fields[field];
}

/** The label of a field. */
export function labelOf(field: PersonField): string {
  return fields[field].label;
}

/** The fields of one part of a person. */
export function fieldsOf(section: PersonSection): readonly PersonField[] {
  return personFields.filter((field) => fields[field].section === section);
}

/** Whether a field is stored as a number. */
export function isNumber({ kind }: FieldDescription): boolean {
  return kind === 'number' || kind === 'pick' || kind === 'age' || kind === 'height';
}

/** Sorts fields: those listed in `first` come first, the rest keep their order. */
export function inOrder(first: readonly PersonField[], others: readonly PersonField[]): readonly PersonField[] {
  return [...first.filter((field) => others.includes(field)), ...others.filter((field) => !first.includes(field))];
}

/** A filter that compares one field. */
interface FilterByField extends FieldFilter {
  name: FieldFilterName;
  field: PersonField;
  /** Whether visitors may use it too: only for columns of the card. */
  forVisitors: boolean;
}

const filterOrder: readonly PersonField[] = [
  'religion',
  'caste',
  'mother_tongue',
  'location',
  'education',
  'job',
  'birth_star',
  'marital_status',
];

/** Filters that compare one field, in display order. */
export const fieldFilters: readonly FilterByField[] = inOrder(filterOrder, personFields).flatMap((field) => {
  const description = fields[field];
  if (!('filter' in description)) return [];
  return [
    {
      ...description.filter,
      field,
      forVisitors: description.table === 'RegisteredUsers',
    },
  ];
});
