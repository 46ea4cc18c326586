import { nameOfStar } from '@/astrology/birth-stars';
import { describeField, fieldsOf, inOrder, isTyped, labelOf, personFields, type PersonField } from '@/person/fields';
import { withOwner } from '@/person/contact-details';
import { formatFact } from '@/person/values';
import { t, type TextId } from '@/texts/texts';

/** One fact as shown; null if unknown. */
interface Fact {
  label: string;
  value: string | null;
  /** Whether the value stands as it was typed, in no language of ours. */
  isData?: boolean;
}

/** A person's columns, as far as the viewer may see them. */
export type PersonRow = Readonly<Partial<Record<PersonField, unknown>>>;

export const familyFields = fieldsOf('family');
export const contactFields = fieldsOf('contact');

/** Fields of the person without family, contact and name, which is the heading. */
export const reviewedFields = personFields.filter(
  (field) => field !== 'name' && !familyFields.includes(field) && !contactFields.includes(field),
);

// The order on a profile: what families ask first. Other fields follow in the register's order.
const profileOrder: readonly PersonField[] = [
  'date_of_birth',
  'age',
  'time_of_birth',
  'birth_time_certainty',
  'place_of_birth',
  'birth_coordinates',
  'birth_zone',
  'birth_star',
  'star_pada',
  'rasi',
  'lagnam',
  'chart_almanac',
  'mangal_dosha',
  'other_dosha',
  'height',
  'religion',
  'caste',
  'gothram',
  'kulam',
  'mother_tongue',
  'marital_status',
  'children',
  'diet',
  'education',
  'job',
  'income',
  'work_place',
  'location',
  'native_place',
];
// The name in own letters stands in the heading, for readers of these letters.
const profileFields = inOrder(profileOrder, reviewedFields).filter(
  (field) => field !== 'gender' && field !== 'own_script_name' && describeField(field).section !== 'office',
);

const horoscopeFields = fieldsOf('horoscope');
const workFields: readonly PersonField[] = ['education', 'job', 'work_place', 'income'];

/** The parts of a biodata. */
export const biodataParts = [
  {
    title: 'biodata.part.personal',
    fields: profileFields.filter((field) => !horoscopeFields.includes(field) && !workFields.includes(field)),
  },
  { title: 'biodata.part.horoscope', fields: horoscopeFields },
  { title: 'biodata.part.work', fields: workFields },
  { title: 'biodata.part.family', fields: familyFields },
  { title: 'biodata.part.contact', fields: contactFields },
] as const satisfies readonly { title: TextId; fields: readonly PersonField[] }[];

/** Fields that the bureau compares when one person requests another's contact details. */
export const comparedFields: readonly PersonField[] = [
  'religion',
  'caste',
  'education',
  'job',
  'height',
  'birth_star',
  'marital_status',
];

/** A field's value as a fact. */
export function factOf(field: PersonField, value: unknown): Fact {
  const formatted = formatFact(field, value);
  // A value in the reader's own script is text of the page.
  return { label: labelOf(field), value: formatted, ...(isTyped(field) && formatted === value && { isData: true }) };
}

/** Fields that are part of another field's fact. */
const partOf: Readonly<Partial<Record<PersonField, PersonField>>> = {
  brothers: 'married_brothers',
  sisters: 'married_sisters',
  children: 'children_live_with',
  income: 'income_shown_to',
};
const attached = Object.values(partOf);

/** "2, 1 married"; "1 (with this parent)"; an income with those who read it, if these are not all members. */
function wholeFact(field: PersonField, person: PersonRow): Fact {
  const fact = factOf(field, person[field]);
  const part = partOf[field];
  if (part === undefined || fact.value === null) return fact;
  const more = field === 'income' ? (person[part] ?? 'Bureau only') : person[part];
  const added = more === 'Members' ? null : formatFact(part, more);
  if (added === null || added === '0') return fact;
  const isCount = describeField(part).kind === 'number';
  return {
    ...fact,
    value: isCount
      ? t('person-member.married', { count: fact.value, married: added })
      : t('person.withOwner', { text: fact.value, owner: added }),
  };
}

/** Fields that no page lists as missing: only some families have them, or say them. */
const unasked: readonly PersonField[] = [
  'kulam',
  'native_place',
  'work_place',
  'income',
  'children',
  'brothers',
  'sisters',
];

/** Whether a field is empty because others cover it: brothers and sisters stand in place of a missing sum. */
export const isCoveredByOthers = (field: PersonField, person: PersonRow): boolean =>
  field === 'number_of_siblings' &&
  (person[field] ?? null) === null &&
  (person.brothers ?? person.sisters ?? null) !== null;

/** Whether a field has a fact of its own. */
function isNamed(field: PersonField, person: PersonRow): boolean {
  if (attached.includes(field) || isCoveredByOthers(field, person)) return false;
  return (person[field] ?? null) !== null || !unasked.includes(field);
}

/** Formats fields of a person as facts. */
export function factsOf(fields: readonly PersonField[], person: PersonRow): Fact[] {
  return fields.filter((field) => isNamed(field, person)).map((field) => wholeFact(field, person));
}

const owners: Readonly<Partial<Record<PersonField, PersonField>>> = {
  phone_number: 'whose_phone',
  second_phone_number: 'whose_second_phone',
};

/** The contact's fields that a profile lists as kept, stored or not. */
export const contactKinds: readonly PersonField[] = ['phone_number', 'email', 'address'];

/** The contact details as facts. Whose number it is stands with the number; a second one, and assets, are shown if known. */
export function contactFacts(person: PersonRow): Fact[] {
  return contactFields
    .filter(
      (field) =>
        contactKinds.includes(field) || ((field in owners || field === 'assets') && typeof person[field] === 'string'),
    )
    .map((field) => {
      const fact = factOf(field, person[field]);
      const owner = owners[field];
      const whose = owner === undefined || fact.value === null ? null : person[owner];
      return typeof whose === 'string' ? { ...fact, label: withOwner(fact.label, whose) } : fact;
    });
}

/** The time of birth and its certainty: "6:05 am (approximate)". */
function birthTime({ time_of_birth: time, birth_time_certainty: certainty }: PersonRow): string | null {
  const shown = formatFact('time_of_birth', time);
  const known = formatFact('birth_time_certainty', certainty);
  if (shown === null || known === null) return shown ?? known;
  return t('person.timeCertainty', { time: shown, certainty: String(certainty) });
}

/** The place of birth with coordinates and time zone, if given: "Penang; 5.42° N, 100.33° E; time of Malaysia". */
function birthPlace({
  place_of_birth: place,
  birth_coordinates: coordinates,
  birth_zone: zone,
}: PersonRow): string | null {
  const clock = formatFact('birth_zone', zone);
  const parts = [
    formatFact('place_of_birth', place),
    formatFact('birth_coordinates', coordinates),
    clock && t('person-member.timeOf', { zone: clock }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}

// The facts that matter first to families: a strip at the top of a profile.
const keyFields: readonly PersonField[] = ['age', 'height', 'birth_star', 'education', 'job', 'location'];

/** The facts that the bureau may show to visitors: the columns of read_visitor_facts. */
export const visitorFields: readonly PersonField[] = ['height', 'education', 'job'];

const partsOfOthers: readonly PersonField[] = ['star_pada', 'birth_time_certainty', 'birth_coordinates', 'birth_zone'];

/**
 * The facts of a profile, all or some. Star and pada are one fact; so are time of birth and its certainty, and place,
 * coordinates and time zone.
 */
export function profileFacts(person: PersonRow, fields: readonly PersonField[] = profileFields): Fact[] {
  const { birth_star: star, star_pada: pada } = person;
  const isWhole = typeof star === 'string' && typeof pada === 'number';
  return fields
    .filter((field) => !partsOfOthers.includes(field) && isNamed(field, person))
    .map((field) => {
      const label = labelOf(field);
      if (field === 'time_of_birth') return { label, value: birthTime(person) };
      if (field === 'place_of_birth')
        return { label, value: birthPlace(person), ...(person.birth_zone == null && { isData: true }) };
      if (field === 'birth_star' && isWhole)
        return { label, value: t('person.starPada', { star: nameOfStar(star), pada }) };
      return wholeFact(field, person);
    });
}

/** The facts of a profile in its groups, each fact once. Coordinates and time zone are for the office alone. */
export function profileGroups(person: PersonRow): Readonly<Record<'key' | 'personal' | 'horoscope', Fact[]>> {
  const { birth_coordinates: _coordinates, birth_zone: _zone, ...shown } = person;
  const isOfHoroscope = (field: PersonField) => horoscopeFields.includes(field);
  const others = profileFields.filter((field) => !keyFields.includes(field));
  return {
    key: profileFacts(shown, keyFields),
    personal: profileFacts(
      shown,
      others.filter((field) => !isOfHoroscope(field)),
    ),
    horoscope: profileFacts(shown, others.filter(isOfHoroscope)),
  };
}
