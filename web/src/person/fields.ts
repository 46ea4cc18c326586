import { allNamesOfRasi, nameOfRasi, rasis } from '@/astrology/rasis';
import { birthZones, choiceOfZone, nameOfZone } from '@/astrology/sky/zones';
import { allNamesOfStar, birthStars, nameOfStar } from '@/astrology/birth-stars';
import { heightLimits, maximumAge, minimumAges } from '@/person/value-lists';
import { lists, sayValue, type ListName } from '@/person/say-value';
import { t, type TextId } from '@/texts/texts';

/** The parts of a person, in the order of the form. */
export const personSections = ['basics', 'horoscope', 'background', 'family', 'contact'] as const;
export type PersonSection = (typeof personSections)[number];

/** The texts of one group. */
type IdOf<Group extends string> = Extract<TextId, `${Group}.${string}`>;

/** A field's type: it decides on the input, validation, parsing and formatting. */
type FieldKind =
  /** A text of one line or several, with a maximum length in characters. */
  | { kind: 'text' | 'lines' | 'email'; longest: number }
  /**
   * One of a list. `inWords` says a stored value, `inList` as an option of a select, if that differs. Other words for it in
   * files: person/reading/other-words.ts, star-words.ts.
   */
  | {
      kind: 'choice';
      choices: readonly string[];
      inWords: (choice: string) => string;
      inList?: (choice: string) => string;
    }
  /** An integer; `range` says its limits. `height` is in centimetres, `age` in years. */
  | { kind: 'number' | 'pick' | 'age' | 'height'; from: number; to: number; range: IdOf<'person-member.range'> }
  /**
   * `time` is a time of day to the minute, from "00:00" to "23:59"; `coordinates` are degrees north and east to a hundredth, as
   * "9.93, 78.12".
   */
  | { kind: 'date' | 'time' | 'coordinates' | 'phone' };

/** The filter of a field. */
interface FieldFilter {
  /** Name in the API. */
  name: string;
  /** If it is not the field's. */
  label?: IdOf<'person.filter'>;
  placeholder?: IdOf<'person.placeholder'>;
  /** Its chip, if that says more than the value: "Caste: Iyer". */
  chip?: IdOf<'person.chip'>;
}

export type FieldDescription = FieldKind & {
  /** Its heading in files, in every language. */
  heading: string;
  /** The table of the column; each table has its own audience. */
  table: 'RegisteredUsers' | 'profile_details' | 'contact_details';
  section: PersonSection;
  /** Whether members may propose a change of this field. */
  proposable: boolean;
  /** Hint below the input. */
  hint?: IdOf<'person-member.hint'>;
  filter?: FieldFilter;
  /** Headings in other registers' files, in lowercase without blanks. */
  otherHeadings?: readonly string[];
  /** Example value in the import template; null leaves the column out. */
  example: string | null;
};

const oneOf = <List extends ListName>(list: List) => ({
  kind: 'choice' as const,
  choices: lists[list],
  inWords: (choice: string) => sayValue(list, choice),
});

/**
 * Every field of a person by column, in the register's order: that of the form, files and admin screens.
 * docs/adding-a-field.md lists the other steps for a new field.
 */
const fields = {
  name: {
    heading: 'Name',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'text',
    longest: 120,
    proposable: true,
    otherHeadings: ['fullname'],
    example: 'Meena Example',
  },
  gender: {
    heading: 'Bride or groom',
    table: 'RegisteredUsers',
    section: 'basics',
    ...oneOf('gender'),
    proposable: false,
    otherHeadings: ['sex', 'bridegroom'],
    example: 'Bride',
  },
  date_of_birth: {
    heading: 'Date of birth',
    table: 'profile_details',
    section: 'basics',
    kind: 'date',
    proposable: true,
    otherHeadings: ['dob', 'birthdate'],
    example: '14/08/1998',
  },
  age: {
    heading: 'Age',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'age',
    from: minimumAges.bride,
    to: maximumAge,
    range: 'person-member.range.age',
    proposable: false,
    hint: 'person-member.hint.age',
    otherHeadings: ['ageinyears'],
    // Left out: it follows from the date of birth, and a column could contradict it.
    example: null,
  },
  time_of_birth: {
    heading: 'Time of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'time',
    proposable: true,
    hint: 'person-member.hint.time_of_birth',
    otherHeadings: ['birthtime', 'tob'],
    example: '6:05 am',
  },
  birth_time_certainty: {
    heading: 'Birth time certainty',
    table: 'profile_details',
    section: 'horoscope',
    ...oneOf('certainty'),
    proposable: true,
    otherHeadings: ['certaintyofbirthtime', 'birthtimeaccuracy'],
    example: 'Approximate',
  },
  place_of_birth: {
    heading: 'Place of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'text',
    longest: 120,
    proposable: true,
    hint: 'person-member.hint.place_of_birth',
    otherHeadings: ['birthplace', 'pob'],
    example: 'Madurai, Tamil Nadu',
  },
  birth_coordinates: {
    heading: 'Coordinates of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'coordinates',
    proposable: true,
    hint: 'person-member.hint.birth_coordinates',
    otherHeadings: ['birthcoordinates', 'latitudeandlongitude', 'latlong'],
    example: null,
  },
  birth_zone: {
    heading: 'Time zone of birth',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: birthZones,
    inWords: nameOfZone,
    inList: choiceOfZone,
    proposable: true,
    hint: 'person-member.hint.birth_zone',
    otherHeadings: ['timezone', 'birthtimezone'],
    example: null,
  },
  religion: {
    heading: 'Religion',
    table: 'RegisteredUsers',
    section: 'basics',
    ...oneOf('religion'),
    proposable: true,
    filter: { name: 'religion' },
    example: 'Hindu',
  },
  caste: {
    heading: 'Caste',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 80,
    proposable: true,
    hint: 'person-member.hint.caste',
    filter: { name: 'caste', chip: 'person.chip.caste' },
    otherHeadings: ['community'],
    example: 'Chettiar',
  },
  gothram: {
    heading: 'Gothram',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 80,
    proposable: true,
    otherHeadings: ['gotra', 'gothra', 'gotram'],
    example: 'Kashyapa',
  },
  location: {
    heading: 'Location',
    table: 'RegisteredUsers',
    section: 'basics',
    kind: 'text',
    longest: 120,
    proposable: true,
    hint: 'person-member.hint.location',
    filter: { name: 'location', placeholder: 'person.placeholder.location', chip: 'person.chip.location' },
    otherHeadings: ['place', 'city'],
    example: 'Coimbatore, Tamil Nadu',
  },
  mother_tongue: {
    heading: 'Mother tongue',
    table: 'profile_details',
    section: 'background',
    ...oneOf('motherTongue'),
    proposable: true,
    filter: { name: 'mother_tongue', chip: 'person.chip.mother_tongue' },
    example: 'Tamil',
  },
  marital_status: {
    heading: 'Marital status',
    table: 'profile_details',
    section: 'background',
    ...oneOf('maritalStatus'),
    proposable: true,
    filter: { name: 'marital_status' },
    example: 'Never Married',
  },
  diet: {
    heading: 'Diet',
    table: 'profile_details',
    section: 'background',
    ...oneOf('diet'),
    proposable: true,
    filter: { name: 'diet' },
    otherHeadings: ['food', 'foodhabits', 'eatinghabits'],
    example: 'Vegetarian',
  },
  height: {
    heading: 'Height',
    table: 'profile_details',
    section: 'background',
    kind: 'height',
    ...heightLimits,
    range: 'person-member.range.height',
    proposable: true,
    otherHeadings: ['heightcm', 'heightincm'],
    example: '5\'4"',
  },
  birth_star: {
    heading: 'Birth star',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: birthStars,
    inWords: nameOfStar,
    inList: allNamesOfStar,
    proposable: true,
    filter: { name: 'birth_star', chip: 'person.chip.birth_star' },
    otherHeadings: ['star', 'nakshatra', 'natchathiram'],
    example: 'Rohini',
  },
  star_pada: {
    heading: 'Pada',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'pick',
    from: 1,
    to: 4,
    range: 'person-member.range.star_pada',
    proposable: true,
    otherHeadings: ['padam'],
    example: '2',
  },
  rasi: {
    heading: 'Rasi (Moon sign)',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: rasis,
    inWords: nameOfRasi,
    inList: allNamesOfRasi,
    proposable: true,
    filter: { name: 'rasi', chip: 'person.chip.rasi' },
    otherHeadings: ['rashi', 'raasi', 'moonsign'],
    example: 'Vrishabha',
  },
  lagnam: {
    heading: 'Lagnam',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'choice',
    choices: rasis,
    inWords: nameOfRasi,
    inList: allNamesOfRasi,
    proposable: true,
    otherHeadings: ['lagna', 'ascendant'],
    example: 'Simha',
  },
  chart_almanac: {
    heading: 'Almanac of the chart',
    table: 'profile_details',
    section: 'horoscope',
    ...oneOf('almanac'),
    proposable: true,
    hint: 'person-member.hint.chart_almanac',
    otherHeadings: ['almanac', 'panchangam'],
    example: 'Thirukanitha',
  },
  mangal_dosha: {
    heading: 'Mangal dosha',
    table: 'profile_details',
    section: 'horoscope',
    ...oneOf('mangalDosha'),
    proposable: true,
    filter: { name: 'mangal_dosha', chip: 'person.chip.mangal_dosha' },
    otherHeadings: ['manglik', 'mangaldosham', 'chevvaidosham', 'chovvadosham', 'kujadosham'],
    example: 'No',
  },
  other_dosha: {
    heading: 'Other dosham',
    table: 'profile_details',
    section: 'horoscope',
    kind: 'text',
    longest: 120,
    proposable: true,
    hint: 'person-member.hint.other_dosha',
    otherHeadings: ['otherdoshas', 'otherdosha', 'dosham', 'dosha'],
    example: 'Suddha jathakam',
  },
  education: {
    heading: 'Education',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 120,
    proposable: true,
    filter: { name: 'education', placeholder: 'person.placeholder.education', chip: 'person.chip.education' },
    otherHeadings: ['qualification'],
    example: 'B.Com',
  },
  job: {
    heading: 'Job',
    table: 'profile_details',
    section: 'background',
    kind: 'text',
    longest: 120,
    proposable: true,
    filter: {
      name: 'occupation',
      label: 'person.filter.occupation',
      placeholder: 'person.placeholder.occupation',
      chip: 'person.chip.occupation',
    },
    otherHeadings: ['occupation', 'profession'],
    example: 'Accountant',
  },
  "father's_name": {
    heading: "Father's name",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    otherHeadings: ['fathername'],
    example: 'Raman Example',
  },
  "mother's_name": {
    heading: "Mother's name",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    otherHeadings: ['mothername'],
    example: 'Lakshmi Example',
  },
  "father's_job": {
    heading: "Father's job",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    otherHeadings: ['fatheroccupation', 'fathersoccupation'],
    example: 'Teacher',
  },
  "mother's_job": {
    heading: "Mother's job",
    table: 'profile_details',
    section: 'family',
    kind: 'text',
    longest: 120,
    proposable: true,
    otherHeadings: ['motheroccupation', 'mothersoccupation'],
    example: 'Homemaker',
  },
  number_of_siblings: {
    heading: 'Number of siblings',
    table: 'profile_details',
    section: 'family',
    kind: 'number',
    from: 0,
    to: 20,
    range: 'person-member.range.number_of_siblings',
    proposable: true,
    hint: 'person-member.hint.number_of_siblings',
    otherHeadings: ['siblings'],
    example: '1',
  },
  phone_number: {
    heading: 'Phone',
    table: 'contact_details',
    section: 'contact',
    kind: 'phone',
    proposable: false,
    hint: 'person-member.hint.phone_number',
    otherHeadings: ['mobile', 'mobilenumber', 'telephone', 'whatsapp'],
    example: '98765 43210',
  },
  email: {
    heading: 'E-mail',
    table: 'contact_details',
    section: 'contact',
    kind: 'email',
    longest: 254,
    proposable: false,
    otherHeadings: ['emailaddress', 'mail'],
    example: 'meena@family.example',
  },
  address: {
    heading: 'Address',
    table: 'contact_details',
    section: 'contact',
    kind: 'lines',
    longest: 400,
    proposable: false,
    otherHeadings: ['postaladdress'],
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
  return t(`person.field.${field}`);
}

/** The hint below a field's input; undefined if it has none. */
export function hintOf(field: PersonField): string | undefined {
  const { hint } = describeField(field);
  return hint && t(hint);
}

/** The fields of one part of a person. */
export function fieldsOf(section: PersonSection): readonly PersonField[] {
  return personFields.filter((field) => fields[field].section === section);
}

/** Whether a field's values stand as they were typed, the same in every language. */
export function isTyped(field: PersonField): boolean {
  const { kind } = describeField(field);
  return kind === 'text' || kind === 'lines' || kind === 'email' || kind === 'phone';
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

/** The label of a filter. */
export const labelOfFilter = ({ label, field }: FilterByField): string => (label ? t(label) : labelOf(field));

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
