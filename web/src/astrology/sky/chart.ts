import type { Rasi } from '@/astrology/rasis';

/** The nine that a chart shows, in their usual order. */
export const chartPlanets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type ChartPlanet = (typeof chartPlanets)[number];

/** Signs in a rasi or navamsa chart. Null if the sign changes within the time span. */
export interface Chart {
  lagnam: Rasi | null;
  planets: Readonly<Record<ChartPlanet, Rasi | null>>;
  /** Undefined where the bureau does not show Mandi. */
  mandi?: Rasi | null;
  /** Signs across a near boundary, for those points that are next to one: another almanac, or a clock a minute off. */
  near: Readonly<Partial<Record<'lagnam' | 'mandi' | ChartPlanet, readonly Rasi[]>>>;
}

/** Something of each of the nine. */
export const ofPlanets = <Value>(valueOf: (planet: ChartPlanet) => Value): Readonly<Record<ChartPlanet, Value>> => ({
  Sun: valueOf('Sun'),
  Moon: valueOf('Moon'),
  Mars: valueOf('Mars'),
  Mercury: valueOf('Mercury'),
  Jupiter: valueOf('Jupiter'),
  Venus: valueOf('Venus'),
  Saturn: valueOf('Saturn'),
  Rahu: valueOf('Rahu'),
  Ketu: valueOf('Ketu'),
});
