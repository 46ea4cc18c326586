import { keepChoice, readChoice } from '@/base/browser-storage';
import { isPersonField, labelOf, type PersonField, personFields } from '@/person/fields';
import { fieldOfLabel, fieldsOfLabel, findField, namesEmployer, simplifyLabel } from '@/person/reading/labels';
import { t } from '@/texts/texts';

export const ownHeadings = (): [userId: string, status: string] => [
  t('transfer.heading.userId'),
  t('transfer.heading.status'),
];

/** Export headings that an import ignores: the register assigns these values. */
export function isOwnColumn(heading: string): boolean {
  return ['id', 'userid', 'status', ...ownHeadings().map(simplifyLabel)].includes(simplifyLabel(heading));
}

/** Whether a column counts the rows, which nobody needs afterwards. */
export function isCount(heading: string): boolean {
  return ['sno', 'slno', 'srno', 'serialno', 'no'].includes(simplifyLabel(heading));
}

export const noteHeading = (): string => t('transfer.heading.note');

/** Headings of what the family looks for in an export. */
export const wishHeadings = (): [must: string, hoped: string] => [
  t('transfer.heading.must'),
  t('transfer.heading.hoped'),
];

/** Headings of older exports that are no label of a biodata. */
const formerHopes = ['अपेक्षित', 'ఆశ'].map(simplifyLabel);

/** The weight of the wishes under a heading; null for another column. An expectation is hoped for. */
function weightOf(heading: string): 'must' | 'hoped' | null {
  const name = simplifyLabel(heading);
  const [must, hoped] = wishHeadings().map(simplifyLabel);
  if (name === 'must' || name === must) return 'must';
  return ['hopedfor', hoped, ...formerHopes].includes(name) || fieldOfLabel(heading) === 'wishes' ? 'hoped' : null;
}

/** Heading of the column with the errors of each skipped row. */
export const problemHeading = (): string => t('transfer.heading.problem');

/** Whether a column holds errors of an earlier import, which are ignored. */
export function isProblemColumn(heading: string): boolean {
  return ['whatiswrong', simplifyLabel(problemHeading())].includes(simplifyLabel(heading));
}

type PartOfName = 'first_name' | 'last_name' | 'initial';

/** The part of the name of a heading, as "Surname" and "Initial" have it; null for another one. */
function partOfName(heading: string): PartOfName | null {
  const label = fieldOfLabel(heading);
  return label === 'first_name' || label === 'last_name' || label === 'initial' ? label : null;
}

/** Whether a heading is of the name, or of a part that every name has. */
export const namesPerson = (heading: string): boolean => ['name', 'first_name'].includes(fieldOfLabel(heading) ?? '');

/** The use of a column in an import: a field of the person, a part of the name, wishes, the office's note, or nothing. */
export type ColumnUse = PersonField | 'namePart' | 'must' | 'hoped' | 'note' | 'none';

/** The uses that the clerk has chosen, by the place of the column. */
export type ChosenUses = Readonly<Record<number, ColumnUse>>;

export interface Column {
  heading: string;
  use: ColumnUse;
  /** The fields that its text may have: several under "Star / Rasi", none without a field. */
  fields: readonly PersonField[];
  /** Of a part of the name, which one. Another part is a further first name. */
  part?: PartOfName;
  /** Whether its text stands behind that of another column: a company behind the job, a sub caste behind the caste. */
  joins?: true;
  /** Whether the clerk should look: nothing is known of the heading, and nothing was chosen. */
  isUnknown: boolean;
}

/** Headings of what stands behind the job, or the caste, of another column. */
const isFurther = (heading: string, field: PersonField): boolean =>
  field === 'job' ? namesEmployer(heading) : field === 'caste' && /^(?:sub|உட்|उप|ഉപ|ఉప|ಉಪ)[\s-]*\p{L}/iu.test(heading);

/** Whether another column has the first words of the field. */
const joins = (heading: string, field: PersonField, headings: readonly string[]): boolean =>
  isFurther(heading, field) &&
  headings.some((other) => !isFurther(other, field) && fieldsOfLabel(other)?.includes(field) === true);

/** Whether a town behind the time of birth is that of birth: an address has a column of its own. */
function isPlaceOfBirth(headings: readonly string[], place: number): boolean {
  const fields = headings.map(findField);
  const before = fields[place - 1];
  return (
    fields[place] === 'location' &&
    (before === 'date_of_birth' || before === 'time_of_birth') &&
    !fields.includes('place_of_birth') &&
    fields.includes('address')
  );
}

/**
 * Decides the use of each column: chosen, or found by its heading. A field has one column, the chosen or the first. Columns of
 * `leftOut` have no use.
 */
export function assignColumns(
  headings: readonly string[],
  chosen: ChosenUses,
  othersIntoNote: boolean,
  leftOut: readonly number[] = [],
): Column[] {
  const taken = new Set<ColumnUse>(Object.values(chosen));
  const hasGender = headings.some((other) => findField(other) === 'gender');
  return headings.map((heading, place) => {
    const column = (use: ColumnUse, more: Partial<Column> = {}): Column => ({
      heading,
      use,
      fields: isPersonField(use) ? [use] : [],
      isUnknown: false,
      ...more,
    });
    const use = chosen[place];
    const part = partOfName(heading);
    if (leftOut.includes(place)) return column('none');
    if (use !== undefined) return column(use, use === 'namePart' ? { part: part ?? 'first_name' } : {});
    if (heading.trim() === '' || isOwnColumn(heading) || isProblemColumn(heading) || isCount(heading))
      return column('none');
    const named = isPlaceOfBirth(headings, place) ? (['place_of_birth'] as const) : (fieldsOfLabel(heading) ?? []);
    const fields = named.filter(isPersonField);
    const [first, ...others] = fields;
    const isJoined = first !== undefined && joins(heading, first, headings);
    const isFree = fields.every((field) => !taken.has(field) || (isJoined && field === first));
    if (first !== undefined && (isJoined || others.length > 0) && isFree) {
      for (const field of fields) taken.add(field);
      return column(first, { fields, ...(isJoined && { joins: true }) });
    }
    if (simplifyLabel(heading) === simplifyLabel(noteHeading())) return column('note');
    if (part !== null) return column('namePart', { part });
    const weight = weightOf(heading);
    if (weight !== null) return column(weight);
    // "Profile for: Daughter" is a bride, in a form that asks no more.
    const isGender = fieldOfLabel(heading) === 'profile_for' && !hasGender;
    const second = first === 'phone_number' && taken.has(first) ? 'second_phone_number' : first;
    const field = isGender ? 'gender' : others.length > 0 ? undefined : second;
    if (field === undefined || taken.has(field)) return column(othersIntoNote ? 'note' : 'none', { isUnknown: true });
    taken.add(field);
    return column(field);
  });
}

/** Chooses the use of one column. Another column that had this field has none any more. */
export function chooseUse(chosen: ChosenUses, place: number, use: ColumnUse): ChosenUses {
  const others = Object.entries(chosen).map(([other, had]): [string, ColumnUse] => [
    other,
    had === use && isPersonField(had) ? 'none' : had,
  ]);
  return { ...Object.fromEntries(others), [place]: use };
}

export const columnUses = (): readonly { value: ColumnUse; label: string }[] => [
  { value: 'none', label: t('transfer.use.none') },
  { value: 'note', label: t('transfer.use.note') },
  { value: 'namePart', label: t('transfer.use.namePart') },
  { value: 'must', label: t('transfer.use.must') },
  { value: 'hoped', label: t('transfer.use.hoped') },
  ...personFields.map((field) => ({ value: field, label: labelOf(field) })),
];

export const isColumnUse = (text: unknown): text is ColumnUse =>
  ['none', 'note', 'namePart', 'must', 'hoped'].some((use) => use === text) ||
  (typeof text === 'string' && isPersonField(text));

// In this browser, by heading: a bureau's lists have the same columns next time. Headings are no personal data.
const key = 'import-columns';

const nameOf = (heading: string) => heading.trim().toLowerCase();

function readAll(): Map<string, ColumnUse> {
  try {
    const kept: unknown = JSON.parse(readChoice(key) ?? '{}');
    const entries: [string, unknown][] = Object.entries(kept ?? {});
    return new Map(entries.flatMap(([name, use]): [string, ColumnUse][] => (isColumnUse(use) ? [[name, use]] : [])));
  } catch {
    // Storage holds something else.
    return new Map();
  }
}

/** The uses that were chosen for these headings at an earlier import. */
export function recallUses(headings: readonly string[]): ChosenUses {
  const kept = readAll();
  return Object.fromEntries(
    headings.flatMap((heading, place) => {
      const use = kept.get(nameOf(heading));
      return use === undefined ? [] : [[place, use]];
    }),
  );
}

/** Keeps the chosen uses for the next file with these headings. */
export function rememberUses(headings: readonly string[], chosen: ChosenUses): void {
  const all = readAll();
  for (const [place, use] of Object.entries(chosen)) {
    const heading = headings[Number(place)];
    if (heading !== undefined) all.set(nameOf(heading), use);
  }
  keepChoice(key, JSON.stringify(Object.fromEntries(all)));
}
