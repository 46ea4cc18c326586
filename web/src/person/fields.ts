import { allNamesOfRasi, nameOfRasi } from '@/astrology/rasis';
import { choiceOfZone, nameOfZone } from '@/astrology/sky/zone-labels';
import { allNamesOfStar, nameOfStar } from '@/astrology/birth-stars';
import { fieldRules, filterRules } from '@/lib/register.gen';
import { sayIncome } from '@/person/income';
import { sayValue, type ListName } from '@/person/say-value';
import { t, tIfKnown, type TextId } from '@/texts/texts';

/** The parts of a person, in the order of the form. */
export const personSections = ['basics', 'horoscope', 'background', 'family', 'contact'] as const;
export type PersonSection = (typeof personSections)[number];
/** The office's own facts are on no profile; the form has them with the first part. */
type FieldSection = PersonSection | 'office';

/** The texts of one group. */
type IdOf<Group extends string> = Extract<TextId, `${Group}.${string}`>;

type Rules = typeof fieldRules;

/** A column of a person. Pictures have code of their own. */
export type PersonField = {
  [Field in keyof Rules]: Rules[Field]['kind'] extends 'picture' ? never : Field;
}[keyof Rules];

/** The described columns of one table. */
export type FieldOfTable<Table extends Rules[PersonField]['table']> = {
  [Field in PersonField]: Rules[Field]['table'] extends Table ? Field : never;
}[PersonField];

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
   * `time` is a time of day to the minute, from "00:00" to "23:59". `coordinates` are degrees north and east to a hundredth,
   * as "9.93, 78.12".
   */
  | { kind: 'date' | 'time' | 'coordinates' | 'phone' };

/** The site's addition to the rule of a field. */
interface Presentation {
  /** Its heading in files, in every language. Other words for it: person/reading/labels.ts. */
  heading: string;
  section: FieldSection;
  /** Example value in the import template; null leaves the column out. */
  example: string | null;
}

/** The table has its own audience; whether members may propose a change is `proposable`. */
export type FieldDescription = FieldKind & Presentation & Pick<Rules[PersonField], 'table' | 'proposable'>;

type FieldOfKind<Kind> = { [Field in PersonField]: Rules[Field]['kind'] extends Kind ? Field : never }[PersonField];

function common(field: PersonField, presentation: Presentation) {
  const { table, proposable } = fieldRules[field];
  return { ...presentation, table, proposable };
}

const text = (
  field: FieldOfKind<'text' | 'email'>,
  presentation: Presentation,
  kind: 'text' | 'lines' | 'email' = 'text',
): FieldDescription => ({ ...common(field, presentation), kind, longest: fieldRules[field].largest });

type Words = Pick<Extract<FieldKind, { kind: 'choice' }>, 'inWords' | 'inList'>;

const choice = (field: FieldOfKind<'choice'>, words: Words, presentation: Presentation): FieldDescription => ({
  ...common(field, presentation),
  kind: 'choice',
  choices: fieldRules[field].choices,
  ...words,
});

const number = (
  field: FieldOfKind<'number' | 'age'>,
  kind: 'number' | 'pick' | 'age' | 'height',
  range: IdOf<'person-member.range'>,
  presentation: Presentation,
): FieldDescription => {
  const { smallest: from, largest: to } = fieldRules[field];
  return { ...common(field, presentation), kind, from, to, range };
};

const other = (
  field: FieldOfKind<'date' | 'time' | 'coordinates' | 'phone'>,
  presentation: Presentation,
): FieldDescription => ({
  ...common(field, presentation),
  kind: fieldRules[field].kind,
});

const says = (list: ListName): Words => ({ inWords: (value) => sayValue(list, value) });
// In the texts of the office: visitors load those of the other lists.
const saysSource: Words = { inWords: (value) => tIfKnown(`admin.source.${value}`, {}) ?? value };
const saysRasi: Words = { inWords: nameOfRasi, inList: allNamesOfRasi };

/**
 * Every field of a person, in the order of the form, files and admin screens. Kind, limits, choices and table are those of the
 * database. docs/adding-a-field.md lists the other steps for a new field.
 */
const fields: Readonly<Record<PersonField, FieldDescription>> = {
  name: text('name', {
    heading: 'Name',
    section: 'basics',
    example: 'Meena Example',
  }),
  own_script_name: text('own_script_name', {
    heading: 'Name in own letters',
    section: 'basics',
    example: null,
  }),
  gender: choice('gender', says('gender'), {
    heading: 'Bride or groom',
    section: 'basics',
    example: 'Bride',
  }),
  date_of_birth: other('date_of_birth', {
    heading: 'Date of birth',
    section: 'basics',
    example: '14/08/1998',
  }),
  age: number('age', 'age', 'person-member.range.age', {
    heading: 'Age',
    section: 'basics',
    // Left out: it follows from the date of birth, and a column could contradict it.
    example: null,
  }),
  time_of_birth: other('time_of_birth', {
    heading: 'Time of birth',
    section: 'horoscope',
    example: '6:05 am',
  }),
  birth_time_certainty: choice('birth_time_certainty', says('certainty'), {
    heading: 'Birth time certainty',
    section: 'horoscope',
    example: 'Approximate',
  }),
  place_of_birth: text('place_of_birth', {
    heading: 'Place of birth',
    section: 'horoscope',
    example: 'Madurai, Tamil Nadu',
  }),
  birth_coordinates: other('birth_coordinates', {
    heading: 'Coordinates of birth',
    section: 'horoscope',
    example: null,
  }),
  birth_zone: choice(
    'birth_zone',
    { inWords: nameOfZone, inList: choiceOfZone },
    {
      heading: 'Time zone of birth',
      section: 'horoscope',
      example: null,
    },
  ),
  religion: choice('religion', says('religion'), {
    heading: 'Religion',
    section: 'basics',
    example: 'Hindu',
  }),
  caste: text('caste', {
    heading: 'Caste',
    section: 'background',
    example: 'Chettiar',
  }),
  kulam: text('kulam', {
    heading: 'Kulam',
    section: 'background',
    example: null,
  }),
  gothram: text('gothram', {
    heading: 'Gothram',
    section: 'background',
    example: 'Kashyapa',
  }),
  location: text('location', {
    heading: 'Location',
    section: 'basics',
    example: 'Coimbatore, Tamil Nadu',
  }),
  native_place: text('native_place', {
    heading: 'Native place',
    section: 'background',
    example: 'Karaikudi, Tamil Nadu',
  }),
  mother_tongue: choice('mother_tongue', says('motherTongue'), {
    heading: 'Mother tongue',
    section: 'background',
    example: 'Tamil',
  }),
  marital_status: choice('marital_status', says('maritalStatus'), {
    heading: 'Marital status',
    section: 'background',
    example: 'Never Married',
  }),
  children: number('children', 'number', 'person-member.range.number', {
    heading: 'Children',
    section: 'background',
    example: null,
  }),
  children_live_with: choice('children_live_with', says('childrenLiveWith'), {
    heading: 'Children live with',
    section: 'background',
    example: null,
  }),
  diet: choice('diet', says('diet'), {
    heading: 'Diet',
    section: 'background',
    example: 'Vegetarian',
  }),
  height: number('height', 'height', 'person-member.range.height', {
    heading: 'Height',
    section: 'background',
    example: '5\'4"',
  }),
  birth_star: choice(
    'birth_star',
    { inWords: nameOfStar, inList: allNamesOfStar },
    {
      heading: 'Birth star',
      section: 'horoscope',
      example: 'Rohini',
    },
  ),
  star_pada: number('star_pada', 'pick', 'person-member.range.star_pada', {
    heading: 'Pada',
    section: 'horoscope',
    example: '2',
  }),
  rasi: choice('rasi', saysRasi, {
    heading: 'Rasi (Moon sign)',
    section: 'horoscope',
    example: 'Vrishabha',
  }),
  lagnam: choice('lagnam', saysRasi, {
    heading: 'Lagnam',
    section: 'horoscope',
    example: 'Simha',
  }),
  chart_almanac: choice('chart_almanac', says('almanac'), {
    heading: 'Almanac of the chart',
    section: 'horoscope',
    example: 'Thirukanitha',
  }),
  mangal_dosha: choice('mangal_dosha', says('mangalDosha'), {
    heading: 'Mangal dosha',
    section: 'horoscope',
    example: 'No',
  }),
  other_dosha: text('other_dosha', {
    heading: 'Other dosham',
    section: 'horoscope',
    example: 'Suddha jathakam',
  }),
  education: text('education', {
    heading: 'Education',
    section: 'background',
    example: 'B.Com',
  }),
  job: text('job', {
    heading: 'Job',
    section: 'background',
    example: 'Accountant',
  }),
  work_place: text('work_place', {
    heading: 'Place of work',
    section: 'background',
    example: 'Coimbatore, Tamil Nadu',
  }),
  income: choice(
    'income',
    { inWords: sayIncome },
    {
      heading: 'Own income',
      section: 'background',
      example: '₹30,000 a month',
    },
  ),
  income_shown_to: choice('income_shown_to', says('incomeShownTo'), {
    heading: 'Income shown to',
    section: 'background',
    example: 'Members',
  }),
  "father's_name": text("father's_name", {
    heading: "Father's name",
    section: 'family',
    example: 'Raman Example',
  }),
  "mother's_name": text("mother's_name", {
    heading: "Mother's name",
    section: 'family',
    example: 'Lakshmi Example',
  }),
  "father's_job": text("father's_job", {
    heading: "Father's job",
    section: 'family',
    example: 'Teacher',
  }),
  "mother's_job": text("mother's_job", {
    heading: "Mother's job",
    section: 'family',
    example: 'Homemaker',
  }),
  number_of_siblings: number('number_of_siblings', 'number', 'person-member.range.number', {
    heading: 'Number of siblings',
    section: 'family',
    // Left out, as the age: it follows from brothers and sisters.
    example: null,
  }),
  brothers: number('brothers', 'number', 'person-member.range.number', {
    heading: 'Brothers',
    section: 'family',
    example: '2',
  }),
  married_brothers: number('married_brothers', 'number', 'person-member.range.number', {
    heading: 'Married brothers',
    section: 'family',
    example: '1',
  }),
  sisters: number('sisters', 'number', 'person-member.range.number', {
    heading: 'Sisters',
    section: 'family',
    example: '1',
  }),
  married_sisters: number('married_sisters', 'number', 'person-member.range.number', {
    heading: 'Married sisters',
    section: 'family',
    example: '0',
  }),
  phone_number: other('phone_number', {
    heading: 'Phone',
    section: 'contact',
    example: '98765 43210',
  }),
  whose_phone: choice('whose_phone', says('phoneOwner'), {
    heading: 'Whose number',
    section: 'contact',
    example: 'Father',
  }),
  second_phone_number: other('second_phone_number', {
    heading: 'Second number',
    section: 'contact',
    example: '94430 11111',
  }),
  whose_second_phone: choice('whose_second_phone', says('phoneOwner'), {
    heading: 'Whose second number',
    section: 'contact',
    example: 'Mother',
  }),
  email: text(
    'email',
    {
      heading: 'E-mail',
      section: 'contact',
      example: 'meena@family.example',
    },
    'email',
  ),
  address: text(
    'address',
    {
      heading: 'Address',
      section: 'contact',
      example: '12, Car Street, Coimbatore 641002',
    },
    'lines',
  ),
  assets: text(
    'assets',
    {
      heading: 'Assets',
      section: 'contact',
      example: 'Own house in Coimbatore',
    },
    'lines',
  ),
  old_number: text('old_number', {
    heading: 'Old number',
    section: 'office',
    example: 'G-101',
  }),
  source: choice('source', saysSource, {
    heading: 'Source',
    section: 'office',
    example: 'Other bureau',
  }),
  source_name: text('source_name', {
    heading: 'Through',
    section: 'office',
    example: 'Meenakshi Bureau',
  }),
  share_agreed: text('share_agreed', {
    heading: 'Share agreed',
    section: 'office',
    example: 'Half of the fee',
  }),
};

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
  return tIfKnown(`person-member.hint.${field}`, {}) ?? undefined;
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

type Filters = typeof filterRules;

/** Names of the filters that compare one field. Bride or groom is chosen elsewhere. */
export type FieldFilterName = {
  [Name in keyof Filters]: Filters[Name]['kind'] extends 'choices' | 'words' | 'place' | 'other words' ? Name : never;
}[keyof Filters];

/** The site's addition to the rule of a filter. */
interface FilterPresentation {
  /** If it is not the field's. */
  label?: IdOf<'person.filter'>;
  placeholder?: IdOf<'person.placeholder'>;
  /** Its chip, if that says more than the value: "Caste: Iyer". */
  chip?: IdOf<'person.chip'>;
}

/** The filters that compare one field, in display order. */
const filterAdditions = {
  religion: {},
  caste: { chip: 'person.chip.caste' },
  mother_tongue: { chip: 'person.chip.mother_tongue' },
  location: { placeholder: 'person.placeholder.location', chip: 'person.chip.location' },
  education: { placeholder: 'person.placeholder.education', chip: 'person.chip.education' },
  occupation: {
    label: 'person.filter.occupation',
    placeholder: 'person.placeholder.occupation',
    chip: 'person.chip.occupation',
  },
  work_place: { placeholder: 'person.placeholder.location', chip: 'person.chip.work_place' },
  native_place: { placeholder: 'person.placeholder.location', chip: 'person.chip.native_place' },
  income: { chip: 'person.chip.income' },
  birth_star: { chip: 'person.chip.birth_star' },
  marital_status: {},
  diet: {},
  rasi: { chip: 'person.chip.rasi' },
  mangal_dosha: { chip: 'person.chip.mangal_dosha' },
  other_gothram: { label: 'person.filter.other_gothram', chip: 'person.chip.other_gothram' },
  other_kulam: { label: 'person.filter.other_kulam', chip: 'person.chip.other_kulam' },
} as const satisfies Readonly<Record<FieldFilterName, FilterPresentation>>;

/** A filter that compares one field. */
interface FilterByField extends FilterPresentation {
  name: FieldFilterName;
  field: PersonField;
  /** Whether visitors may use it too: only for columns of the card. */
  forVisitors: boolean;
}

/** The label of a filter. */
export const labelOfFilter = ({ label, field }: FilterByField): string => (label ? t(label) : labelOf(field));

const isFieldFilter = (name: string): name is FieldFilterName => Object.hasOwn(filterAdditions, name);

/** Filters that compare one field, in display order. */
export const fieldFilters: readonly FilterByField[] = Object.keys(filterAdditions)
  .filter(isFieldFilter)
  .map((name) => {
    const { field, forVisitors } = filterRules[name];
    return { name, field, forVisitors, ...filterAdditions[name] };
  });
