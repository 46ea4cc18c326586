import { birthStars } from '@/astrology/birth-stars';
import type { Biodata } from '@/features/biodata/api';
import { factOf, profileFacts } from '@/person/facts';
import { labelOf, type PersonField } from '@/person/fields';
import { genders } from '@/person/value-lists';
import { getLocale, t } from '@/texts/texts';
import { sayName } from '@/texts/words';

/** The facts of one person in a book, in their order. */
const bookFields: readonly PersonField[] = [
  'age',
  'height',
  'birth_star',
  'rasi',
  'religion',
  'caste',
  'kulam',
  'mother_tongue',
  'marital_status',
  'education',
  'job',
  'location',
];
/** The columns of a list after the name. */
const listColumns: readonly (readonly PersonField[])[] = [
  ['age', 'height'],
  ['birth_star', 'rasi'],
  ['religion', 'caste'],
  ['education', 'job'],
  ['location'],
];

interface PaperPerson {
  number: number;
  id: string;
  name: string;
  /** In Latin letters, where the name stands in others. */
  latinName: string | null;
  picture: string | null;
  /** The cells of the list, and the facts of the book. */
  columns: readonly string[];
  facts: string;
}

interface IndexLine {
  label: string;
  /** The numbers of each side. */
  numbers: readonly (readonly number[])[];
}

/** All texts of a list or a book. */
export interface PaperWords {
  columns: readonly string[];
  sides: readonly { heading: string; people: readonly PaperPerson[] }[];
  indexes: readonly { heading: string; lines: readonly IndexLine[] }[];
  indexTitle: string;
}

const factsInWords = (person: Biodata, fields: readonly PersonField[]) =>
  profileFacts({ ...person.profile_details, ...person }, fields)
    .flatMap(({ value }) => value ?? [])
    .join(' · ');

/** One spelling of a degree or town for the eye: "B.E." and "BE" are one line. */
const spelling = (value: string) => value.toLowerCase().replace(/[.\s]/g, '');

const townOf = (place: string) => place.split(',')[0]?.trim() ?? '';

const indexed = ['birth_star', 'education', 'location', 'age'] as const;

/** The order of a line among the others: stars as in the sky, ages by their number. */
function keyOf(field: (typeof indexed)[number], stored: string | number, label: string): string | number {
  if (field === 'birth_star') return birthStars.findIndex((star) => star === stored);
  return typeof stored === 'number' ? stored : spelling(label);
}

interface Numbered {
  number: number;
  person: Biodata;
}

/** The numbers of the people by one field. Who has none is in no line. */
function indexBy(field: (typeof indexed)[number], sides: readonly (readonly Numbered[])[]) {
  const lines = new Map<string | number, { label: string; numbers: number[][] }>();
  for (const [side, people] of sides.entries())
    for (const { number, person } of people) {
      const all: Partial<Record<PersonField, unknown>> = { ...person.profile_details, ...person };
      const stored = all[field];
      if ((typeof stored !== 'string' && typeof stored !== 'number') || stored === '') continue;
      const label = factOf(field, field === 'location' ? townOf(String(stored)) : stored).value;
      if (label === null) continue;
      const key = keyOf(field, stored, label);
      const line = lines.get(key) ?? { label, numbers: sides.map(() => []) };
      line.numbers[side]?.push(number);
      lines.set(key, line);
    }
  const { compare } = new Intl.Collator(getLocale());
  const entries = [...lines].sort(([one, first], [other, second]) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(first.label, second.label),
  );
  return { heading: labelOf(field), lines: entries.map(([, line]): IndexLine => line) };
}

function inWords({ number, person }: Numbered): PaperPerson {
  const name = sayName(person.name, person.own_script_name);
  return {
    number,
    id: t('introductions.id', { id: person.id }),
    name,
    latinName: name === person.name ? null : person.name,
    picture: person.first_img,
    columns: listColumns.map((fields) => factsInWords(person, fields)),
    facts: factsInWords(person, bookFields),
  };
}

/** The texts of a list or a book. People get their numbers in the given order, which has one side after the other. */
export function paperWords(people: readonly Biodata[]): PaperWords {
  const numbered = people.map((person, place) => ({ number: place + 1, person }));
  const sides = [...genders, null]
    .map((side) => ({
      heading: side === null ? t('ui.notStated') : t(`admin.side.${side}`),
      of: numbered.filter(({ person }) => person.gender === side),
    }))
    .filter(({ of }) => of.length > 0);
  return {
    columns: [
      t('printing.number'),
      labelOf('name'),
      ...listColumns.map((fields) => fields.map((field) => labelOf(field)).join(', ')),
    ],
    sides: sides.map(({ heading, of }) => ({ heading, people: of.map(inWords) })),
    indexTitle: t('printing.index'),
    indexes: indexed
      .map((field) =>
        indexBy(
          field,
          sides.map(({ of }) => of),
        ),
      )
      .filter(({ lines }) => lines.length > 0),
  };
}
