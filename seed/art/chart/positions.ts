import type { Chart } from '../../../web/src/astrology/sky/chart.ts';
import { skyOf } from '../../../web/src/astrology/sky/person-sky.ts';
import type { rasis } from '../../../web/src/astrology/rasis.ts';
import { chartBirths } from './births.ts';

/** The square that each sign has in the South Indian chart. */
export const squares: Readonly<Record<(typeof rasis)[number], { column: number; row: number }>> = {
  Mesha: { column: 1, row: 0 },
  Vrishabha: { column: 2, row: 0 },
  Mithuna: { column: 3, row: 0 },
  Karka: { column: 3, row: 1 },
  Simha: { column: 3, row: 2 },
  Kanya: { column: 3, row: 3 },
  Tula: { column: 2, row: 3 },
  Vrishchika: { column: 1, row: 3 },
  Dhanu: { column: 0, row: 3 },
  Makara: { column: 0, row: 2 },
  Kumbha: { column: 0, row: 1 },
  Meena: { column: 0, row: 0 },
};

/** What is drawn in the chart of a birth star (1 to 27): the sky at a demo person's birth, as the site computes it. */
export function drawnChart(star: number): Chart {
  const birth = chartBirths[star - 1];
  if (!birth) throw new RangeError(`There is no birth star ${star}.`);
  const found = skyOf(
    { date_of_birth: birth.date, time_of_birth: birth.familyTime ?? birth.time, place_of_birth: birth.place },
    'mean',
  );
  if ('missing' in found) throw new Error(`The birth of person ${birth.person} gives no chart.`);
  return found.sky.rasiChart;
}
