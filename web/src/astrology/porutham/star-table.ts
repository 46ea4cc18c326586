import { birthStars, nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi, rasis, type Rasi } from '@/astrology/rasis';
import type { StarFacts } from '@/astrology/star-facts';
import { either } from '@/lib/either';
import { t } from '@/texts/texts';

type BirthStar = (typeof birthStars)[number];

/** The fourteen animals. */
export const yonis = [
  'Horse',
  'Elephant',
  'Sheep',
  'Snake',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const;
export type Yoni = (typeof yonis)[number];

/** Traits of a star that matching uses. */
interface StarTraits {
  gana: 'Deva' | 'Manushya' | 'Rakshasa';
  yoni: Yoni;
  rajju: 'Pada' | 'Kati' | 'Udara' | 'Kanta' | 'Siro';
  nadi: 'Adi' | 'Madhya' | 'Antya';
}

const traits = (
  gana: StarTraits['gana'],
  yoni: Yoni,
  rajju: StarTraits['rajju'],
  nadi: StarTraits['nadi'],
): StarTraits => ({ gana, yoni, rajju, nadi });

/** The table of the 27 stars, by stored name. */
export const starTable: Readonly<Record<BirthStar, StarTraits>> = {
  Ashwini: traits('Deva', 'Horse', 'Pada', 'Adi'),
  Bharani: traits('Manushya', 'Elephant', 'Kati', 'Madhya'),
  Krittika: traits('Rakshasa', 'Sheep', 'Udara', 'Antya'),
  Rohini: traits('Manushya', 'Snake', 'Kanta', 'Antya'),
  Mrigashira: traits('Deva', 'Snake', 'Siro', 'Madhya'),
  Ardra: traits('Manushya', 'Dog', 'Kanta', 'Adi'),
  Punarvasu: traits('Deva', 'Cat', 'Udara', 'Adi'),
  Pushya: traits('Deva', 'Sheep', 'Kati', 'Madhya'),
  Ashlesha: traits('Rakshasa', 'Cat', 'Pada', 'Antya'),
  Magha: traits('Rakshasa', 'Rat', 'Pada', 'Antya'),
  'Purva Phalguni': traits('Manushya', 'Rat', 'Kati', 'Madhya'),
  'Uttara Phalguni': traits('Manushya', 'Cow', 'Udara', 'Adi'),
  Hasta: traits('Deva', 'Buffalo', 'Kanta', 'Adi'),
  Chitra: traits('Rakshasa', 'Tiger', 'Siro', 'Madhya'),
  Swati: traits('Deva', 'Buffalo', 'Kanta', 'Antya'),
  Vishakha: traits('Rakshasa', 'Tiger', 'Udara', 'Antya'),
  Anuradha: traits('Deva', 'Deer', 'Kati', 'Madhya'),
  Jyeshtha: traits('Rakshasa', 'Deer', 'Pada', 'Adi'),
  Mula: traits('Rakshasa', 'Dog', 'Pada', 'Adi'),
  'Purva Ashadha': traits('Manushya', 'Monkey', 'Kati', 'Madhya'),
  'Uttara Ashadha': traits('Manushya', 'Mongoose', 'Udara', 'Antya'),
  Shravana: traits('Deva', 'Monkey', 'Kanta', 'Antya'),
  Dhanishta: traits('Rakshasa', 'Lion', 'Siro', 'Madhya'),
  Shatabhisha: traits('Rakshasa', 'Horse', 'Kanta', 'Adi'),
  'Purva Bhadrapada': traits('Manushya', 'Lion', 'Udara', 'Adi'),
  'Uttara Bhadrapada': traits('Manushya', 'Cow', 'Kati', 'Madhya'),
  Revati: traits('Deva', 'Elephant', 'Pada', 'Antya'),
};

/** The rasi of a star's pada: 108 padas, nine to each rasi. Numbers count from 1. */
export function rasiOfPada(starNumber: number, pada: number): Rasi | undefined {
  return rasis[Math.floor(((starNumber - 1) * 4 + (pada - 1)) / 9)];
}

/** Index of a star's pada among the nine padas of its rasi, 0 to 8. The middle of the rasi lies in the fifth, 4. */
export const placeInRasi = (starNumber: number, pada: number): number => ((starNumber - 1) * 4 + (pada - 1)) % 9;

/** A known star, with the rasi if it follows. */
export interface KnownStar extends StarTraits {
  name: BirthStar;
  /** 1 to 27. */
  number: number;
  /** Possible padas, 1 to 4; empty if star, pada and rasi contradict one another. */
  padas: readonly number[];
  /** Null if the star lies in two rasis and neither pada nor rasi is known, or if they contradict each other. */
  rasi: Rasi | null;
  /** Why the rasi is null. */
  noRasi: 'unknown' | 'contradiction' | null;
}

/** Looks up a star with its traits; null if none of the 27 is stated. */
export function readStar({ birth_star, star_pada, rasi }: StarFacts): KnownStar | null {
  const name = birthStars.find((star) => star === birth_star);
  if (name === undefined) return null;
  const number = birthStars.indexOf(name) + 1;
  const padas = [1, 2, 3, 4].filter(
    (pada) => (star_pada === null || pada === star_pada) && (rasi === null || rasiOfPada(number, pada) === rasi),
  );
  const [only, another] = new Set(padas.map((pada) => rasiOfPada(number, pada)));
  const isClear = only !== undefined && another === undefined;
  const why = only === undefined ? 'contradiction' : 'unknown';
  return { ...starTable[name], name, number, padas, rasi: isClear ? only : null, noRasi: isClear ? null : why };
}

/** The rasis of a star, or of one of its padas; empty for an unknown star. */
export function rasisOfStar(star: string, pada: number | null): readonly Rasi[] {
  const number = birthStars.findIndex((name) => name === star) + 1;
  const all = [1, 2, 3, 4].filter((one) => number > 0 && (pada === null || pada === one));
  return [...new Set(all.flatMap((one) => rasiOfPada(number, one) ?? []))];
}

/** The sentence about a star and a rasi that exclude one another; null if they do not. */
export function starRasiProblem(star: string, pada: number | null, rasi: string): string | null {
  const possible = rasisOfStar(star, pada);
  if (possible.length === 0 || possible.some((one) => one === rasi)) return null;
  const values = { star: nameOfStar(star), rasis: either(possible.map(nameOfRasi)), rasi: nameOfRasi(rasi) };
  return pada === null ? t('porutham.starRasi.star', values) : t('porutham.starRasi.pada', { ...values, pada });
}

/** The sentence for a member about the missing parts of their own star; null if it is complete. */
export function ownStarNote({ noRasi }: Pick<KnownStar, 'noRasi'>): string | null {
  if (noRasi === null) return null;
  return t(noRasi === 'unknown' ? 'porutham.ownStarTwoRasis' : 'porutham.ownStarContradiction');
}
