import { describeField, isPersonField, labelOf, personFields, type PersonField } from '@/person/fields';
import type { ShownLanguage } from '@/texts/languages';
import { getLanguage, t } from '@/texts/texts';

function simplify(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{M}0-9]/gu, '');
}

/** What files and biodatas write over a column, beside the headings of the fields themselves. */
const otherHeadings: Readonly<Partial<Record<PersonField, string>>> = {
  name: 'candidatename nameofcandidate nameofthecandidate பெயர் പേര് పేరు ಹೆಸರು नाम',
  gender: 'gender brideorgroom malefemale mf பாலினம்',
  date_of_birth: 'birthday dateofbirthdob dobdate பிறந்ததேதி பிறந்தநாள் ജനനതീയതി जन्मतिथि',
  time_of_birth: 'birthtimetob பிறந்தநேரம் ജനനസമയം',
  place_of_birth: 'birthcity பிறந்தஊர் பிறந்தஇடம்',
  caste: 'castesubcaste சாதி ജാതി जाति',
  gothram: 'gothramkulam kulam கோத்திரம்',
  location: 'native nativeplace town district residence residingat presentplace ஊர் சொந்தஊர் സ്ഥലം',
  mother_tongue: 'language தாய்மொழி',
  marital_status: 'maritalstatusmarried married',
  height: 'ht hgt heightft heightfeet உயரம் ഉയരം',
  birth_star:
    'starname birthstarnakshatra nakshatram nakshathram nakshathra nakshtra natchatram natchathram nakshatharam நட்சத்திரம் നക്ഷത്രം నక్షత్రం ನಕ್ಷತ್ರ नक्षत्र',
  star_pada: 'pada patham paatham paadham பாதம் പാദം',
  rasi: 'rasimoonsign raashi raasiname zodiac zodiacsign ராசி രാശി రాశి ರಾಶಿ राशि',
  lagnam: 'laknam lagnum lakkinam லக்னம் ലഗ്നം లగ్నం ಲಗ್ನ लग्न',
  mangal_dosha: 'chevvai sevvaidosham sevvai செவ்வாய்தோஷம்',
  education: 'edn edu study studies educationalqualification கல்வி படிப்பு വിദ്യാഭ്യാസം',
  job: 'work employment designation jobdetails வேலை தொழில் ജോലി',
  "father's_name": 'nameoffather father தந்தைபெயர் தந்தையின்பெயர்',
  "mother's_name": 'nameofmother mother தாய்பெயர் தாயின்பெயர்',
  phone_number:
    'phoneno phonenumber phonenos mobileno mobilenos mobilephone contact contactno contactnumber cell cellno cellnumber phone1 mobile1 தொலைபேசி கைபேசி அலைபேசி ഫോൺ',
  email: 'emailid mailid',
  address: 'fulladdress residentialaddress homeaddress முகவரி വിലാസം',
};

const fieldsByName = new Map(
  personFields.flatMap((field): [string, PersonField][] => {
    const { heading, otherHeadings: ofField = [] } = describeField(field);
    const others = otherHeadings[field]?.split(' ') ?? [];
    return [heading, field, ...ofField, ...others].map((name) => [simplify(name), field]);
  }),
);

/** The fields by their labels, in each language that was shown. */
const fieldsByLabel = new Map<ShownLanguage, ReadonlyMap<string, PersonField>>();

function labelsOnScreen(): ReadonlyMap<string, PersonField> {
  const language = getLanguage();
  const labels =
    fieldsByLabel.get(language) ?? new Map(personFields.map((field) => [simplify(labelOf(field)), field] as const));
  fieldsByLabel.set(language, labels);
  return labels;
}

/**
 * The field of a heading in any spelling: "Date of Birth", "date_of_birth" and "DOB" are the same. Headings are read in English
 * and in the language of the screen, in which the template and an export have them.
 */
export function findField(heading: string): PersonField | null {
  const name = simplify(heading);
  if (name === '') return null;
  return fieldsByName.get(name) ?? labelsOnScreen().get(name) ?? null;
}

/** Headings of the first columns of an export. */
export const ownHeadings = (): [userId: string, status: string] => [
  t('transfer.heading.userId'),
  t('transfer.heading.status'),
];

/** Export headings that an import ignores: the register assigns these values. */
export function isOwnColumn(heading: string): boolean {
  return ['id', 'userid', 'status', ...ownHeadings().map(simplify)].includes(simplify(heading));
}

/** A count of rows, which every list has and nobody needs afterwards. */
function isCount(heading: string): boolean {
  return ['sno', 'slno', 'srno', 'serialno', 'no'].includes(simplify(heading));
}

/** Heading of the column with the errors of each skipped row. */
export const problemHeading = (): string => t('transfer.heading.problem');

/** Whether a column holds errors of an earlier import, which are ignored. */
export function isProblemColumn(heading: string): boolean {
  return ['whatiswrong', simplify(problemHeading())].includes(simplify(heading));
}

/** What an import does with a column: a field of the person, the office's note, or nothing. */
export type ColumnUse = PersonField | 'note' | 'none';

/** The uses that the clerk has chosen, by the place of the column. */
export type ChosenUses = Readonly<Record<number, ColumnUse>>;

export interface Column {
  heading: string;
  use: ColumnUse;
  /** Whether the clerk should look: nothing is known of the heading, and nothing was chosen. */
  isUnknown: boolean;
}

/** Decides the use of each column: chosen, or found by its heading. A field has one column, the chosen or the first. */
export function assignColumns(headings: readonly string[], chosen: ChosenUses, othersIntoNote: boolean): Column[] {
  const taken = new Set<ColumnUse>(Object.values(chosen));
  return headings.map((heading, place) => {
    const use = chosen[place];
    if (use !== undefined) return { heading, use, isUnknown: false };
    if (heading.trim() === '' || isOwnColumn(heading) || isProblemColumn(heading) || isCount(heading))
      return { heading, use: 'none', isUnknown: false };
    const field = findField(heading);
    if (field === null || taken.has(field)) return { heading, use: othersIntoNote ? 'note' : 'none', isUnknown: true };
    taken.add(field);
    return { heading, use: field, isUnknown: false };
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

/** The options of a column, for a select. */
export const columnUses = (): readonly { value: ColumnUse; label: string }[] => [
  { value: 'none', label: t('transfer.use.none') },
  { value: 'note', label: t('transfer.use.note') },
  ...personFields.map((field) => ({ value: field, label: labelOf(field) })),
];

/** Whether a text is a use of a column. */
export const isColumnUse = (text: unknown): text is ColumnUse =>
  text === 'none' || text === 'note' || (typeof text === 'string' && isPersonField(text));
