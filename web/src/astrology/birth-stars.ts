import { starLanguages, starNames } from '@/astrology/star-names';
import { birthStarChoices } from '@/lib/register.gen';
import { isEnglish, t } from '@/texts/texts';

/** The 27 nakshatras in order, by Sanskrit name, as the register stores them. */
export const birthStars = birthStarChoices;

type Star = (typeof birthStars)[number];

// Tamil and Malayalam, unless all communities have the Sanskrit name.
const otherNames: Readonly<Record<Star, readonly string[]>> = {
  Ashwini: ['Ashwini', 'Ashwathi'],
  Bharani: [],
  Krittika: ['Karthigai', 'Karthika'],
  Rohini: [],
  Mrigashira: ['Mirugasirisham', 'Makayiram'],
  Ardra: ['Thiruvathirai', 'Thiruvathira'],
  Punarvasu: ['Punarpoosam', 'Punartham'],
  Pushya: ['Poosam', 'Pooyam'],
  Ashlesha: ['Ayilyam', 'Ayilyam'],
  Magha: ['Magam', 'Makam'],
  'Purva Phalguni': ['Pooram', 'Pooram'],
  'Uttara Phalguni': ['Uthiram', 'Uthram'],
  Hasta: ['Hastham', 'Atham'],
  Chitra: ['Chithirai', 'Chithira'],
  Swati: ['Swathi', 'Chothi'],
  Vishakha: ['Visakam', 'Vishakham'],
  Anuradha: ['Anusham', 'Anizham'],
  Jyeshtha: ['Kettai', 'Thrikketta'],
  Mula: ['Moolam', 'Moolam'],
  'Purva Ashadha': ['Pooradam', 'Pooradam'],
  'Uttara Ashadha': ['Uthiradam', 'Uthradam'],
  Shravana: ['Thiruvonam', 'Thiruvonam'],
  Dhanishta: ['Avittam', 'Avittam'],
  Shatabhisha: ['Sathayam', 'Chathayam'],
  'Purva Bhadrapada': ['Poorattathi', 'Pooruruttathi'],
  'Uttara Bhadrapada': ['Uthirattathi', 'Uthrattathi'],
  Revati: ['Revathi', 'Revathi'],
};

const isStar = (name: string): name is Star => Object.hasOwn(otherNames, name);

/** A star in Sanskrit, Tamil and Malayalam; once where they agree. */
export const namesOfStar = (star: string): readonly string[] => (isStar(star) ? [star, ...otherNames[star]] : [star]);

/** A star in the reader's language; in English as the bureau has chosen: "Magam" for Magha. */
export function nameOfStar(star: string): string {
  if (!isEnglish() && isStar(star)) return t(`lists-member.star.${star}`);
  return namesOfStar(star)[starLanguages.indexOf(starNames.get())] ?? star;
}

/** A star by all of its names, the bureau's first: "Magam (Magha, Makam)". In other languages it has one. */
export function allNamesOfStar(star: string): string {
  const first = nameOfStar(star);
  if (!isEnglish()) return first;
  const others = [...new Set(namesOfStar(star))].filter((name) => name !== first);
  return others.length === 0 ? first : `${first} (${others.join(', ')})`;
}
