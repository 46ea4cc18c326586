import { either } from '@/lib/either';
import type { Found } from '@/astrology/sky/birth-sky';

/** What lies across a near boundary, to follow a value: " (close to Meenam)"; nothing where there is none. */
export const closeTo = (names: readonly string[]): string => (names.length === 0 ? '' : ` (close to ${either(names)})`);

/** Computed values in words: "Kumbam or Meenam (close to Mesham)". */
export const describeFound = <Value>({ possible, near }: Found<Value>, nameOf: (value: Value) => string): string =>
  either(possible.map(nameOf)) + closeTo(near.map(nameOf));
