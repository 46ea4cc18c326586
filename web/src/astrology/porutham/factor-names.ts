import type { PoruthamSchool, StarSchool } from '@/astrology/porutham/star-match-filter';
import { t } from '@/texts/texts';

/** The porutham that a school may count, by their Sanskrit names. */
export type PoruthamName =
  | 'Dina'
  | 'Gana'
  | 'Mahendra'
  | 'Stree Deergha'
  | 'Yoni'
  | 'Rasi'
  | 'Rasyadhipati'
  | 'Vasya'
  | 'Rajju'
  | 'Vedhai'
  | 'Nadi'
  | 'Vriksha';

const isOfKerala = (name: PoruthamName): name is 'Rasyadhipati' | 'Vasya' | 'Vedhai' =>
  name === 'Rasyadhipati' || name === 'Vasya' || name === 'Vedhai';

/** A porutham as a bureau of that school writes it: "Rasiyathipathi", in Kerala "Rasyadhipam". */
export const nameOfPorutham = (name: PoruthamName, school: PoruthamSchool = 'South'): string =>
  school === 'Kerala' && isOfKerala(name) ? t(`porutham.factorOfKerala.${name}`) : t(`porutham.factor.${name}`);

/** What most families of a school ask for first: docs/star-matching.md names the sources. */
export const decisiveFactors: Readonly<Record<StarSchool, readonly string[]>> = {
  South: ['Dina', 'Rajju'],
  'Tamil twelve': ['Dina', 'Rajju'],
  // The verse counts eight porutham and these two faults.
  Kerala: ['Rajju', 'Vedhai'],
  North: [],
};
