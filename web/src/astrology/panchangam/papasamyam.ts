import { countRasis } from '@/astrology/count-from';
import type { Rasi } from '@/astrology/rasis';
import type { BirthSky, Found } from '@/astrology/sky/birth-sky';

/** The planets that papasamyam compares. */
export const papaPlanets = ['Mars', 'Saturn', 'Sun', 'Rahu', 'Ketu'] as const;
type PapaPlanet = (typeof papaPlanets)[number];

/** From where houses are counted. */
export const papaStarts = ['lagnam', 'Moon', 'Venus'] as const;
type PapaStart = (typeof papaStarts)[number];

/**
 * The houses that count in Kerala: malayalam.samayam.com (articleshow 66250566) and "Kerala System of Marriage Matching"
 * by S. Nair (scribd.com, 284053526). No points are given: sources differ in the weights of planets, houses and starts.
 */
export const papaHouses: readonly number[] = [1, 2, 4, 7, 8, 12];

const signsOf = ({ possible, near }: Found<Rasi>) => [...possible, ...near];

/** The houses in which a planet may stand: one if it is certain and away from a boundary; null for more than two. */
function housesOf(start: Found<Rasi> | null, planet: Found<Rasi>): readonly number[] | null {
  if (start === null) return null;
  const houses = signsOf(planet).flatMap((sign) => signsOf(start).map((first) => countRasis(first, sign)));
  const all = [...new Set(houses)];
  return all.length > 2 ? null : all;
}

/** Where the five stand, counted from lagnam, Moon and Venus by signs of the rasi chart. Nothing is added up. */
export function papaPlacements({ rasiPlacements: { lagnam, planets } }: BirthSky) {
  const starts: Readonly<Record<PapaStart, Found<Rasi> | null>> = { lagnam, Moon: planets.Moon, Venus: planets.Venus };
  return (planet: PapaPlanet, from: PapaStart) => housesOf(starts[from], planets[planet]);
}
