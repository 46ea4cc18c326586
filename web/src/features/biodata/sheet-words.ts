import type { Biodata } from '@/features/biodata/api/biodata';
import { biodataSections, type BiodataSection } from '@/features/biodata/biodata-sections';
import type { ContactDetails } from '@/person/contact-details';
import { formatDay } from '@/lib/format';
import { formatPersonValue } from '@/person/values';
import type { ShownLanguage } from '@/texts/languages';
import type { Say } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

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
    portrait: t('biodata.portrait', { name: sayName(name, profile.own_script_name) }),
    birthChart: t('biodata.birthChart', { name: sayName(name, profile.own_script_name) }),
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
