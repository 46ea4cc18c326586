/** The 27 birth stars in order. */
export const stars = [
  'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
  'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
  'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati',
] as const; // oxfmt-ignore

/** The twelve signs, numbered from 0 (Mesha), with the square each has in the South Indian chart. */
export const rasis = [
  { name: 'Mesha', column: 1, row: 0 },
  { name: 'Rishabha', column: 2, row: 0 },
  { name: 'Mithuna', column: 3, row: 0 },
  { name: 'Kataka', column: 3, row: 1 },
  { name: 'Simha', column: 3, row: 2 },
  { name: 'Kanya', column: 3, row: 3 },
  { name: 'Tula', column: 2, row: 3 },
  { name: 'Vrischika', column: 1, row: 3 },
  { name: 'Dhanus', column: 0, row: 3 },
  { name: 'Makara', column: 0, row: 2 },
  { name: 'Kumbha', column: 0, row: 1 },
  { name: 'Meena', column: 0, row: 0 },
] as const;

const sign = (value: number): number => ((value % 12) + 12) % 12;

interface ChartPositions {
  lagna: number;
  /** The planets that stand in each of the twelve signs. */
  planets: readonly (readonly string[])[];
}

/**
 * A chart for birth star `star` (1 to 27), made up but possible: the Moon in the sign where the star begins, Mercury within one
 * sign of the Sun, Venus within two, Rahu and Ketu opposite each other. The sums only spread the rest over the signs.
 */
export function positionsFor(star: number): ChartPositions {
  const moon = Math.floor(((star - 1) * 4) / 9);
  const sun = sign(star * 7 + 1);
  const rahu = sign(star * star * 7 + star + 3);
  const placed: readonly (readonly [string, number])[] = [
    ['Su', sun],
    ['Mo', moon],
    ['Ma', sign(star * 5 + 3)],
    ['Me', sign(sun + (star % 3) - 1)],
    ['Ju', sign(star * 11 + 4)],
    ['Ve', sign(sun + ((star * 3) % 5) - 2)],
    ['Sa', sign(star * 11 + Math.floor(star / 3) * 5 + 6)],
    ['Ra', rahu],
    ['Ke', sign(rahu + 6)],
  ];
  return {
    lagna: sign(star * star + star * 2 + 9),
    planets: rasis.map((_, index) => placed.filter(([, at]) => at === index).map(([planet]) => planet)),
  };
}
