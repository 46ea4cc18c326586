import type { Chart } from '@/astrology/sky/chart';
import { rasis, type Rasi } from '@/astrology/rasis';

/** The houses in which Mars gives mangal dosha. Some schools leave out the first or the second. */
export const mangalHouses: readonly number[] = [1, 2, 4, 7, 8, 12];

/** The rule in words, for profiles and match sheets. */
export const mangalRule = `Rule: Mars in house ${new Intl.ListFormat('en', { type: 'disjunction' }).format(mangalHouses.map(String))}, counted from the lagnam, the Moon and Venus. Some schools leave out the first or the second house, or count from the lagnam alone.`;

/** Reference points for counting houses. */
const references = ['lagnam', 'Moon', 'Venus'] as const;

/** The house of Mars from one reference point. */
export interface MangalCount {
  from: (typeof references)[number];
  /** Signs of the reference point and of Mars; null if uncertain. */
  start: Rasi | null;
  mars: Rasi | null;
  /** The house of Mars, 1 to 12; the same sign is the first. */
  house: number | null;
  /** Whether that house gives the dosha; null if unknown. */
  hasDosha: boolean | null;
}

/** Counts Mars from lagnam, Moon and Venus, by signs of the rasi chart. No interpretation: schools differ. */
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
