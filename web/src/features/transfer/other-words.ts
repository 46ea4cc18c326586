// What files and biodatas write instead of the register's words. Stars and rasis: star-words.ts.
import { zoneSynonyms } from '@/astrology/sky/zone-synonyms';
import type { PersonField } from '@/person/fields';

/** The choices of fields by other words for them, in lowercase without blanks. */
export const otherWords: Readonly<Partial<Record<PersonField, Readonly<Record<string, string>>>>> = {
  gender: {
    female: 'bride',
    f: 'bride',
    woman: 'bride',
    bridegroom: 'groom',
    male: 'groom',
    m: 'groom',
    man: 'groom',
    girl: 'bride',
    boy: 'groom',
    மணமகள்: 'bride',
    மணமகன்: 'groom',
    பெண்: 'bride',
    ஆண்: 'groom',
    പെൺ: 'bride',
    ആൺ: 'groom',
    वधू: 'bride',
    वर: 'groom',
  },
  birth_time_certainty: { approx: 'Approximate', unknown: 'Not known', dontknow: 'Not known' },
  birth_zone: zoneSynonyms,
  marital_status: {
    unmarried: 'Never Married',
    single: 'Never Married',
    bachelor: 'Never Married',
    spinster: 'Never Married',
    notmarried: 'Never Married',
    divorcee: 'Divorced',
    widow: 'Widowed',
    widower: 'Widowed',
  },
  religion: { hinduism: 'Hindu', islam: 'Muslim', christianity: 'Christian' },
  mother_tongue: {
    thamizh: 'Tamil',
    tamizh: 'Tamil',
    malayali: 'Malayalam',
    malayalee: 'Malayalam',
    telegu: 'Telugu',
    kannadam: 'Kannada',
  },
  diet: { nv: 'Non-vegetarian', v: 'Vegetarian', egg: 'Eggetarian', veg: 'Vegetarian', nonveg: 'Non-vegetarian' },
  chart_almanac: {
    drik: 'Thirukanitha',
    thirukanitham: 'Thirukanitha',
    thirukkanitham: 'Thirukanitha',
    vakyam: 'Vakya',
    vakiyam: 'Vakya',
    unknown: 'Not known',
  },
  mangal_dosha: {
    manglik: 'Yes',
    nonmanglik: 'No',
    anshik: 'Anshik (partial)',
    partial: 'Anshik (partial)',
    notknown: "Don't know",
  },
};
