import type { BirthRecord } from '@/astrology/sky/birth-details';
import { fillingsFrom } from '@/astrology/sky/compare-sky';
import type { LunarNode } from '@/astrology/sky/longitudes';
import { skyOf } from '@/astrology/sky/person-sky';
import type { StarFacts } from '@/astrology/star-facts';

type Person = BirthRecord & Parameters<typeof fillingsFrom>[0];

/**
 * Star, pada and rasi by the birth, for a person without an entered star. Null if it is entered, or uncertain by the birth.
 */
export function starByBirth(person: Person & StarFacts, node: LunarNode): StarFacts | null {
  if (person.birth_star !== null) return null;
  const found = skyOf(person, node);
  if ('missing' in found) return null;
  const { birth_star, star_pada, rasi } = fillingsFrom(person, found.sky);
  if (birth_star === undefined) return null;
  return {
    birth_star,
    star_pada: star_pada === undefined ? person.star_pada : Number(star_pada),
    rasi: rasi ?? person.rasi,
  };
}
