import { either } from '@/lib/either';
import type { Found } from '@/astrology/sky/birth-sky';
import { t } from '@/texts/texts';

/** A value with its neighbour across a near boundary, if there is one: "Kumbam (close to Meenam)". */
export const withNear = (value: string, near: readonly string[]): string =>
  near.length === 0 ? value : t('astrology.closeTo', { value, near: either(near) });

/** Computed values in words: "Kumbam or Meenam (close to Mesham)". */
export const describeFound = <Value>({ possible, near }: Found<Value>, nameOf: (value: Value) => string): string =>
  withNear(either(possible.map(nameOf)), near.map(nameOf));
