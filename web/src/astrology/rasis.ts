/** The 12 signs in which the moon can stand or that can rise at birth, by their Sanskrit names, in order. */
export const rasis = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Meena',
] as const;

export type Rasi = (typeof rasis)[number];
