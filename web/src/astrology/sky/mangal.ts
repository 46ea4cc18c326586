import type { Chart } from '@/astrology/sky/chart';
import { rasis, type Rasi } from '@/astrology/rasis';

/** The houses in which Mars gives mangal dosha. Some schools leave out the first or the second. */
export const mangalHouses: readonly number[] = [1, 2, 4, 7, 8, 12];

/** The rule in words, as a profile and the sheet of a match say it. */
export const mangalRule = `Rule: Mars in house ${new Intl.ListFormat('en', { type: 'disjunction' }).format(mangalHouses.map(String))}, counted from the lagnam, the Moon and Venus. Some schools leave out the first or the second house, or count from the lagnam alone.`;

/** From what houses are counted. */
const references = ['lagnam', 'Moon', 'Venus'] as const;

/** Mars as it is counted from one of the three. */
export interface MangalCount {
  from: (typeof references)[number];
  /** Where the counting begins, and where Mars stands; null is not certain. */
  start: Rasi | null;
  mars: Rasi | null;
  /** The house of Mars, 1 to 12; the same sign is the first. */
  house: number | null;
  /** Whether that house gives the dosha; null when it cannot be said. */
  hasDosha: boolean | null;
}

/** Mars counted from lagnam, Moon and Venus, by the signs of the rasi chart. No word on what it means: schools differ. */
export function countMangal({ lagnam, planets }: Chart): readonly MangalCount[] {
  const starts = { lagnam, Moon: planets.Moon, Venus: planets.Venus };
  const mars = planets.Mars;
  return references.map((from) => {
    const start = starts[from];
    if (start === null || mars === null) return { from, start, mars, house: null, hasDosha: null };
    const house = ((rasis.indexOf(mars) - rasis.indexOf(start) + rasis.length) % rasis.length) + 1;
    return { from, start, mars, house, hasDosha: mangalHouses.includes(house) };
  });
}
