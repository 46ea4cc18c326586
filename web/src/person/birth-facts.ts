import { compareSky, notesOn } from '@/astrology/sky/compare-sky';
import type { BirthSky } from '@/astrology/sky/birth-sky';
import type { PersonRow } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';

/** The computed birth beside the family's values, with labels and notes; `advises` as for notesOn. */
export const birthFacts = (person: PersonRow, sky: BirthSky, advises: boolean) =>
  Object.values(compareSky(person, sky)).map((one) => ({
    ...one,
    label: one.field === 'rasi' ? t('person-member.rasi') : labelOf(one.field),
    notes: notesOn(one, advises),
  }));
