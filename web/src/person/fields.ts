import { allNamesOfRasi, nameOfRasi } from '@/astrology/rasis';
import { choiceOfZone, nameOfZone } from '@/astrology/sky/place-in-words';
import { allNamesOfStar, nameOfStar } from '@/astrology/birth-stars';
import { fieldRules, filterRules } from '@/lib/register.gen';
import { sayIncome } from '@/person/income';
import { sayValue, type ListName } from '@/person/say-value';
import { t, tIfKnown, type TextId } from '@/texts/texts';

/** The parts of a person. */
export type PersonSection = 'basics' | 'horoscope' | 'background' | 'family' | 'contact';
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

/** The table has its own audience; whether members may propose a change is `proposable`. */
export type FieldDescription = FieldKind & { section: FieldSection } & Pick<Rules[PersonField], 'table' | 'proposable'>;

type FieldOfKind<Kind> = { [Field in PersonField]: Rules[Field]['kind'] extends Kind ? Field : never }[PersonField];

function common(field: PersonField, section: FieldSection) {
  const { table, proposable } = fieldRules[field];
  return { section, table, proposable };
}

const text = (
  field: FieldOfKind<'text' | 'email'>,
  section: FieldSection,
  kind: 'text' | 'lines' | 'email' = 'text',
): FieldDescription => ({ ...common(field, section), kind, longest: fieldRules[field].largest });

type Words = Pick<Extract<FieldKind, { kind: 'choice' }>, 'inWords' | 'inList'>;

const choice = (field: FieldOfKind<'choice'>, words: Words, section: FieldSection): FieldDescription => ({
  ...common(field, section),
  kind: 'choice',
  choices: fieldRules[field].choices,
  ...words,
});

const number = (
  field: FieldOfKind<'number' | 'age'>,
  kind: 'number' | 'pick' | 'age' | 'height',
  range: IdOf<'person-member.range'>,
  section: FieldSection,
): FieldDescription => {
  const { smallest: from, largest: to } = fieldRules[field];
  return { ...common(field, section), kind, from, to, range };
};

const other = (
  field: FieldOfKind<'date' | 'time' | 'coordinates' | 'phone'>,
  section: FieldSection,
): FieldDescription => ({
  ...common(field, section),
  kind: fieldRules[field].kind,
});

const says = (list: ListName): Words => ({ inWords: (value) => sayValue(list, value) });
const saysSource: Words = { inWords: (value) => tIfKnown(`admin.source.${value}`, {}) ?? value };
const saysRasi: Words = { inWords: nameOfRasi, inList: allNamesOfRasi };

/**
 * Every field of a person, in the order of the form, files and admin screens. Kind, limits, choices and table are those of the
 * database. docs/adding-a-field.md lists the other steps for a new field.
 */
const fields: Readonly<Record<PersonField, FieldDescription>> = {
  name: text('name', 'basics'),
  own_script_name: text('own_script_name', 'basics'),
  gender: choice('gender', says('gender'), 'basics'),
  date_of_birth: other('date_of_birth', 'basics'),
  age: number('age', 'age', 'person-member.range.age', 'basics'),
  time_of_birth: other('time_of_birth', 'horoscope'),
  birth_time_certainty: choice('birth_time_certainty', says('certainty'), 'horoscope'),
  place_of_birth: text('place_of_birth', 'horoscope'),
  birth_coordinates: other('birth_coordinates', 'horoscope'),
  birth_zone: choice('birth_zone', { inWords: nameOfZone, inList: choiceOfZone }, 'horoscope'),
  religion: choice('religion', says('religion'), 'basics'),
  caste: text('caste', 'background'),
  kulam: text('kulam', 'background'),
  gothram: text('gothram', 'background'),
  location: text('location', 'basics'),
  native_place: text('native_place', 'background'),
  mother_tongue: choice('mother_tongue', says('motherTongue'), 'background'),
  marital_status: choice('marital_status', says('maritalStatus'), 'background'),
  children: number('children', 'number', 'person-member.range.number', 'background'),
  children_live_with: choice('children_live_with', says('childrenLiveWith'), 'background'),
  diet: choice('diet', says('diet'), 'background'),
  height: number('height', 'height', 'person-member.range.height', 'background'),
  birth_star: choice('birth_star', { inWords: nameOfStar, inList: allNamesOfStar }, 'horoscope'),
  star_pada: number('star_pada', 'pick', 'person-member.range.star_pada', 'horoscope'),
  rasi: choice('rasi', saysRasi, 'horoscope'),
  lagnam: choice('lagnam', saysRasi, 'horoscope'),
  chart_almanac: choice('chart_almanac', says('almanac'), 'horoscope'),
  mangal_dosha: choice('mangal_dosha', says('mangalDosha'), 'horoscope'),
  other_dosha: text('other_dosha', 'horoscope'),
  education: text('education', 'background'),
  job: text('job', 'background'),
  work_place: text('work_place', 'background'),
  income: choice('income', { inWords: sayIncome }, 'background'),
  income_shown_to: choice('income_shown_to', says('incomeShownTo'), 'background'),
  "father's_name": text("father's_name", 'family'),
  "mother's_name": text("mother's_name", 'family'),
  "father's_job": text("father's_job", 'family'),
  "mother's_job": text("mother's_job", 'family'),
  number_of_siblings: number('number_of_siblings', 'number', 'person-member.range.number', 'family'),
  brothers: number('brothers', 'number', 'person-member.range.number', 'family'),
  married_brothers: number('married_brothers', 'number', 'person-member.range.number', 'family'),
  sisters: number('sisters', 'number', 'person-member.range.number', 'family'),
  married_sisters: number('married_sisters', 'number', 'person-member.range.number', 'family'),
  phone_number: other('phone_number', 'contact'),
  whose_phone: choice('whose_phone', says('phoneOwner'), 'contact'),
  second_phone_number: other('second_phone_number', 'contact'),
  whose_second_phone: choice('whose_second_phone', says('phoneOwner'), 'contact'),
  email: text('email', 'contact', 'email'),
  address: text('address', 'contact', 'lines'),
  assets: text('assets', 'contact', 'lines'),
  old_number: text('old_number', 'office'),
  source: choice('source', saysSource, 'office'),
  source_name: text('source_name', 'office'),
  share_agreed: text('share_agreed', 'office'),
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
  label?: IdOf<'person-member.filter'>;
  placeholder?: IdOf<'person.placeholder' | 'person-member.placeholder'>;
  /** Its chip, if that says more than the value: "Caste: Iyer". */
  chip?: IdOf<'person.chip' | 'person-member.chip'>;
}

/** The filters that compare one field, in display order. */
const filterAdditions = {
  religion: {},
  caste: { chip: 'person-member.chip.caste' },
  mother_tongue: { chip: 'person-member.chip.mother_tongue' },
  location: { placeholder: 'person.placeholder.location', chip: 'person.chip.location' },
  education: { placeholder: 'person-member.placeholder.education', chip: 'person-member.chip.education' },
  occupation: {
    label: 'person-member.filter.occupation',
    placeholder: 'person-member.placeholder.occupation',
    chip: 'person-member.chip.occupation',
  },
  work_place: { placeholder: 'person.placeholder.location', chip: 'person-member.chip.work_place' },
  native_place: { placeholder: 'person.placeholder.location', chip: 'person-member.chip.native_place' },
  income: { chip: 'person-member.chip.income' },
  birth_star: { chip: 'person-member.chip.birth_star' },
  marital_status: {},
  diet: {},
  rasi: { chip: 'person-member.chip.rasi' },
  mangal_dosha: { chip: 'person-member.chip.mangal_dosha' },
  other_gothram: { label: 'person-member.filter.other_gothram', chip: 'person-member.chip.other_gothram' },
  other_kulam: { label: 'person-member.filter.other_kulam', chip: 'person-member.chip.other_kulam' },
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
