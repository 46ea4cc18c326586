import { starLanguages, starNames } from '@/astrology/star-names';

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

const namesOf = (star: string): readonly string[] => stars.find(([sanskrit]) => sanskrit === star) ?? [star];

/** The bureau's name of a star: "Magam" for Magha. */
export function nameOfStar(star: string): string {
  return namesOf(star)[starLanguages.indexOf(starNames.get())] ?? star;
}

/** A star by all of its names, the bureau's first: "Magam (Magha, Makam)". */
export function allNamesOfStar(star: string): string {
  const first = nameOfStar(star);
  const others = [...new Set(namesOf(star))].filter((name) => name !== first);
  return others.length === 0 ? first : `${first} (${others.join(', ')})`;
}

// Other spellings that registers hold, by the Sanskrit name.
const spellings: Partial<Record<(typeof birthStars)[number], string>> = {
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
export const starSynonyms: Readonly<Record<string, string>> = Object.fromEntries(
  birthStars.flatMap((star) =>
    [...namesOf(star).map(plain), ...(spellings[star]?.split(' ') ?? [])].map((name) => [name, star]),
  ),
);
