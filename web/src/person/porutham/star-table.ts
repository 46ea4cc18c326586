import { birthStars } from '@/person/birth-stars';
import { rasis } from '@/person/value-lists';

type BirthStar = (typeof birthStars)[number];
export type Rasi = (typeof rasis)[number];

/** What matching knows of a star, whoever is born under it. */
interface StarTraits {
  gana: 'Deva' | 'Manushya' | 'Rakshasa';
  yoni: string;
  rajju: 'Pada' | 'Kati' | 'Udara' | 'Kanta' | 'Siro';
}

const traits = (gana: StarTraits['gana'], yoni: string, rajju: StarTraits['rajju']): StarTraits => ({
  gana,
  yoni,
  rajju,
});

/** The one table of the 27 stars, by the names that the register keeps. */
export const starTable: Readonly<Record<BirthStar, StarTraits>> = {
  Ashwini: traits('Deva', 'Horse', 'Pada'),
  Bharani: traits('Manushya', 'Elephant', 'Kati'),
  Krittika: traits('Rakshasa', 'Sheep', 'Udara'),
  Rohini: traits('Manushya', 'Snake', 'Kanta'),
  Mrigashira: traits('Deva', 'Snake', 'Siro'),
  Ardra: traits('Manushya', 'Dog', 'Kanta'),
  Punarvasu: traits('Deva', 'Cat', 'Udara'),
  Pushya: traits('Deva', 'Sheep', 'Kati'),
  Ashlesha: traits('Rakshasa', 'Cat', 'Pada'),
  Magha: traits('Rakshasa', 'Rat', 'Pada'),
  'Purva Phalguni': traits('Manushya', 'Rat', 'Kati'),
  'Uttara Phalguni': traits('Manushya', 'Cow', 'Udara'),
  Hasta: traits('Deva', 'Buffalo', 'Kanta'),
  Chitra: traits('Rakshasa', 'Tiger', 'Siro'),
  Swati: traits('Deva', 'Buffalo', 'Kanta'),
  Vishakha: traits('Rakshasa', 'Tiger', 'Udara'),
  Anuradha: traits('Deva', 'Deer', 'Kati'),
  Jyeshtha: traits('Rakshasa', 'Deer', 'Pada'),
  Mula: traits('Rakshasa', 'Dog', 'Pada'),
  'Purva Ashadha': traits('Manushya', 'Monkey', 'Kati'),
  'Uttara Ashadha': traits('Manushya', 'Mongoose', 'Udara'),
  Shravana: traits('Deva', 'Monkey', 'Kanta'),
  Dhanishta: traits('Rakshasa', 'Lion', 'Siro'),
  Shatabhisha: traits('Rakshasa', 'Horse', 'Kanta'),
  'Purva Bhadrapada': traits('Manushya', 'Lion', 'Udara'),
  'Uttara Bhadrapada': traits('Manushya', 'Cow', 'Kati'),
  Revati: traits('Deva', 'Elephant', 'Pada'),
};

/** The rasi of a star's pada: 108 padas, nine to each rasi. Numbers count from 1. */
export function rasiOfPada(starNumber: number, pada: number): Rasi | undefined {
  return rasis[Math.floor(((starNumber - 1) * 4 + (pada - 1)) / 9)];
}

/** What the register says of somebody's star. */
export interface StarFacts {
  /** By its Sanskrit name. */
  birth_star: string | null;
  star_pada: number | null;
  rasi: string | null;
}

/** A star that is known, and the rasi as far as it follows. */
export interface KnownStar extends StarTraits {
  name: BirthStar;
  /** 1 to 27. */
  number: number;
  /** Null when the star lies in two rasis and neither pada nor rasi is known, or when they contradict each other. */
  rasi: Rasi | null;
  /** Why the rasi is null. */
  noRasi: 'unknown' | 'contradiction' | null;
}

/** The star with its traits; null when none of the 27 is stated. */
export function readStar({ birth_star, star_pada, rasi }: StarFacts): KnownStar | null {
  const name = birthStars.find((star) => star === birth_star);
  if (name === undefined) return null;
  const number = birthStars.indexOf(name) + 1;
  const padas = star_pada === null ? [1, 2, 3, 4] : [star_pada];
  const possible = new Set(padas.map((pada) => rasiOfPada(number, pada)));
  const fitting = [...possible].filter((one) => one !== undefined && (rasi === null || one === rasi));
  const [only, another] = fitting;
  const isClear = only !== undefined && another === undefined;
  const why = only === undefined ? 'contradiction' : 'unknown';
  return { ...starTable[name], name, number, rasi: isClear ? only : null, noRasi: isClear ? null : why };
}
