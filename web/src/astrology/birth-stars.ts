import { starLanguages, starNames } from '@/astrology/star-names';
import { isEnglish, t } from '@/texts/texts';

// One name if the communities agree; otherwise Sanskrit, Tamil and Malayalam.
const stars = [
  ['Ashwini', 'Ashwini', 'Ashwathi'],
  ['Bharani'],
  ['Krittika', 'Karthigai', 'Karthika'],
  ['Rohini'],
  ['Mrigashira', 'Mirugasirisham', 'Makayiram'],
  ['Ardra', 'Thiruvathirai', 'Thiruvathira'],
  ['Punarvasu', 'Punarpoosam', 'Punartham'],
  ['Pushya', 'Poosam', 'Pooyam'],
  ['Ashlesha', 'Ayilyam', 'Ayilyam'],
  ['Magha', 'Magam', 'Makam'],
  ['Purva Phalguni', 'Pooram', 'Pooram'],
  ['Uttara Phalguni', 'Uthiram', 'Uthram'],
  ['Hasta', 'Hastham', 'Atham'],
  ['Chitra', 'Chithirai', 'Chithira'],
  ['Swati', 'Swathi', 'Chothi'],
  ['Vishakha', 'Visakam', 'Vishakham'],
  ['Anuradha', 'Anusham', 'Anizham'],
  ['Jyeshtha', 'Kettai', 'Thrikketta'],
  ['Mula', 'Moolam', 'Moolam'],
  ['Purva Ashadha', 'Pooradam', 'Pooradam'],
  ['Uttara Ashadha', 'Uthiradam', 'Uthradam'],
  ['Shravana', 'Thiruvonam', 'Thiruvonam'],
  ['Dhanishta', 'Avittam', 'Avittam'],
  ['Shatabhisha', 'Sathayam', 'Chathayam'],
  ['Purva Bhadrapada', 'Poorattathi', 'Pooruruttathi'],
  ['Uttara Bhadrapada', 'Uthirattathi', 'Uthrattathi'],
  ['Revati', 'Revathi', 'Revathi'],
] as const;

/** The 27 nakshatras in order, by Sanskrit name, as the register stores them. */
export const birthStars = stars.map(([sanskrit]) => sanskrit);

/** A star in Sanskrit, Tamil and Malayalam; once where they agree. */
export const namesOfStar = (star: string): readonly string[] => stars.find(([sanskrit]) => sanskrit === star) ?? [star];

const isStar = (name: string): name is (typeof birthStars)[number] => birthStars.some((star) => star === name);

/** A star in the reader's language; in English as the bureau has chosen: "Magam" for Magha. */
export function nameOfStar(star: string): string {
  if (!isEnglish() && isStar(star)) return t(`lists.star.${star}`);
  return namesOfStar(star)[starLanguages.indexOf(starNames.get())] ?? star;
}

/** A star by all of its names, the bureau's first: "Magam (Magha, Makam)". In other languages it has one. */
export function allNamesOfStar(star: string): string {
  const first = nameOfStar(star);
  if (!isEnglish()) return first;
  const others = [...new Set(namesOfStar(star))].filter((name) => name !== first);
  return others.length === 0 ? first : `${first} (${others.join(', ')})`;
}
