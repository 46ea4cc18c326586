import { rasis, type Rasi } from '@/astrology/rasis';

/** Inclusive count from one to the other: the same counts 1. */
export const countFrom = (from: number, to: number, all: number) => ((to - from + all) % all) + 1;

/** The house of one rasi counted from another, 1 to 12: the same is the first. */
export const countRasis = (from: Rasi, to: Rasi) => countFrom(rasis.indexOf(from), rasis.indexOf(to), rasis.length);
