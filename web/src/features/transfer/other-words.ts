// What files write instead of the register's words. A part of the import, because nothing else needs it.
import { birthStars, namesOfStar } from '@/astrology/birth-stars';
import { namesOfRasi, rasis, type Rasi } from '@/astrology/rasis';
import { zoneSynonyms } from '@/astrology/sky/zone-synonyms';
import type { PersonField } from '@/person/fields';

// Spellings that registers hold beside the names, by the Sanskrit name.
const starSpellings: Partial<Record<(typeof birthStars)[number], string>> = {
  Ashwini: 'aswini aswathi aswathy ashwathy asvini',
  Bharani: 'barani',
  Krittika: 'kritika kruthika karthikai kiruthigai karthiga',
  Rohini: 'rogini',
  Mrigashira: 'mrigasira mrigasheersha mirugaseerisham mirugasirsham makiryam makiram',
  Ardra: 'arudra ardhra thiruvadhirai thiruvadirai',
  Punarvasu: 'punarpusam',
  Pushya: 'pusam pushyami',
  Ashlesha: 'aslesha ayilam aayilyam',
  Magha: 'makha makham',
  'Purva Phalguni': 'puram pubba poorvaphalguni',
  'Uttara Phalguni': 'uthara utharam uttaraphalguni',
  Hasta: 'hastam astham attham',
  Chitra: 'chitta chitirai',
  Swati: 'swathy chodhi',
  Vishakha: 'visakha visakham visagam vishakam',
  Anuradha: 'anuradham anilam',
  Jyeshtha: 'jyeshta jyesta kettay triketta',
  Mula: 'mulam moola',
  'Purva Ashadha': 'puradam poorvashada purvashada',
  'Uttara Ashadha': 'utharadam uttarashada',
  Shravana: 'sravana shravanam sravanam onam',
  Dhanishta: 'dhanista dhanishtha',
  Shatabhisha: 'satabhisha sadayam shatabhishak',
  'Purva Bhadrapada': 'poorvabhadra purvabhadra puruttathi',
  'Uttara Bhadrapada': 'uttarabhadra utharattathi',
  Revati: 'revathy',
};

const plain = (name: string) => name.toLowerCase().replaceAll(' ', '');

/** Sanskrit names by other name or spelling, in lowercase without blanks. */
const starSynonyms: Readonly<Record<string, string>> = Object.fromEntries(
  birthStars.flatMap((star) =>
    [...namesOfStar(star).map(plain), ...(starSpellings[star]?.split(' ') ?? [])].map((name) => [name, star]),
  ),
);

// The same for rasis, with the English names.
const rasiSpellings: Readonly<Record<Rasi, string>> = {
  Mesha: 'mesh mesa medham aries',
  Vrishabha: 'vrishabh vrushabha rishaba rishabham idavam taurus',
  Mithuna: 'mithun gemini',
  Karka: 'kataka kark kadaga kadakam katakam karkataka karkatakam cancer',
  Simha: 'simham singh leo',
  Kanya: 'kanniya virgo',
  Tula: 'thula tulam thulaam libra',
  Vrishchika: 'vrischika vrishchik viruchikam viruchigham vrishchikam scorpio',
  Dhanu: 'dhanus dhanush dhanur dhanusha sagittarius',
  Makara: 'makar magara capricorn',
  Kumbha: 'kumbh kumba aquarius',
  Meena: 'meen pisces',
};

/** Sanskrit names by other name or spelling, in lowercase. */
const rasiSynonyms: Readonly<Record<string, string>> = Object.fromEntries(
  rasis.flatMap((rasi) =>
    [...namesOfRasi(rasi).map((name) => name.toLowerCase()), ...rasiSpellings[rasi].split(' ')].map((name) => [
      name,
      rasi,
    ]),
  ),
);

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
  },
  birth_time_certainty: { approx: 'Approximate', unknown: 'Not known', dontknow: 'Not known' },
  birth_zone: zoneSynonyms,
  diet: { veg: 'Vegetarian', nonveg: 'Non-vegetarian' },
  birth_star: starSynonyms,
  rasi: rasiSynonyms,
  lagnam: rasiSynonyms,
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
