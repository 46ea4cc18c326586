import type { Biodata } from '@/features/biodata/api';
import { formatDay } from '@/lib/format';
import type { ContactDetails } from '@/person/contact-details';
import { biodataParts, contactFacts, contactFields, factsOf, type PersonRow } from '@/person/facts';
import { formatPersonValue } from '@/person/values';
import type { ShownLanguage } from '@/texts/languages';
import type { Say } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

export interface BiodataSection {
  title: string;
  facts: { label: string; value: string; isData?: boolean }[];
}

/** Joins the lines of an address. */
function inOneLine(address: string): string {
  return address
    .split(/[\s,]*\n\s*/)
    .filter((line) => line !== '')
    .join(', ');
}

/** The income on a paper for other families, as the family chose: for members, or beside the contact details. */
function printedIncome({ income, income_shown_to: readers }: PersonRow, withContact: boolean): PersonRow {
  const isShown = readers === 'Members' || (readers === 'Approved contact' && withContact);
  return { income: isShown ? income : null, income_shown_to: 'Members' };
}

/** The facts of a biodata by section, without unknown facts and empty sections. */
export function biodataSections(person: PersonRow, withContact = false): BiodataSection[] {
  const { address, assets } = person;
  const printed = {
    ...person,
    ...(typeof address === 'string' && { address: inOneLine(address) }),
    ...(typeof assets === 'string' && { assets: inOneLine(assets) }),
    ...printedIncome(person, withContact),
  };
  return biodataParts
    .map(({ title, fields }) => ({
      title: t(title),
      facts: (fields === contactFields ? contactFacts(printed) : factsOf(fields, printed)).flatMap(
        ({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]),
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}

/** Says what the family looks for in the language of the call. */
export type SayWishes = () => BiodataSection['facts'];

/** All texts of a sheet, in one language. */
export interface SheetWords {
  language: ShownLanguage;
  heading: string;
  /** In the language's script, where it is known there. */
  name: string;
  portrait: string;
  birthChart: string;
  /** Beside drawn charts, which are in other letters. */
  familyChart: string;
  gender: string | null;
  sections: readonly BiodataSection[];
  nothingMore: string;
  /** With the tag `id`. */
  userId: string;
  verified: string | null;
}

/** The texts of a profile's sheet in a language. Null leaves the contact details out. */
export function sheetWords(
  profile: Biodata,
  contact: ContactDetails | null,
  language: ShownLanguage,
  say: Say,
  sayWishes: SayWishes | null,
): SheetWords {
  const { id, name, visible, verified_at, verified_by } = profile;
  return say(() => ({
    language,
    heading: t('biodata.heading'),
    name: sayName(name, profile.own_script_name),
    portrait: t('profiles.card.portrait', { name: sayName(name, profile.own_script_name) }),
    birthChart: t('profiles.chart.of', { name: sayName(name, profile.own_script_name) }),
    familyChart: t('biodata.familyChart'),
    gender: formatPersonValue('gender', profile.gender),
    sections: [
      ...biodataSections({ ...profile.profile_details, ...profile }, contact !== null),
      ...(sayWishes === null ? [] : [{ title: t('wishes.titleOfTheirs'), facts: sayWishes() }]),
      ...biodataSections({ ...contact }),
    ],
    nothingMore: t('biodata.nothingMore'),
    userId: t('biodata.userId', { id }),
    verified:
      visible && verified_at !== null && verified_by !== null
        ? t('biodata.verified', { day: formatDay(verified_at) })
        : null,
  }));
}
