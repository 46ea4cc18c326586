import type { PoruthamSchool, StarSchool } from '@/astrology/porutham/star-match-filter';

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

const inTamil: Readonly<Record<PoruthamName, string>> = {
  Dina: 'Dinam',
  Gana: 'Ganam',
  Mahendra: 'Mahendram',
  'Stree Deergha': 'Sthree Deergham',
  Yoni: 'Yoni',
  Rasi: 'Rasi',
  Rasyadhipati: 'Rasiyathipathi',
  Vasya: 'Vasiyam',
  Rajju: 'Rajju',
  Vedhai: 'Vedhai',
  Nadi: 'Nadi',
  Vriksha: 'Viruksham',
};

const inMalayalam: typeof inTamil = { ...inTamil, Rasyadhipati: 'Rasyadhipam', Vasya: 'Vasyam', Vedhai: 'Vedham' };

/** A porutham as a bureau of that school writes it: "Rasiyathipathi", in Kerala "Rasyadhipam". */
export const nameOfPorutham = (name: PoruthamName, school: PoruthamSchool = 'South') =>
  (school === 'Kerala' ? inMalayalam : inTamil)[name];

/** What most families of a school ask for first: docs/star-matching.md names the sources. */
export const decisiveFactors: Readonly<Record<StarSchool, readonly string[]>> = {
  South: ['Dina', 'Rajju'],
  'Tamil twelve': ['Dina', 'Rajju'],
  // The verse counts eight porutham and these two faults.
  Kerala: ['Rajju', 'Vedhai'],
  North: [],
};
