import { heightLimits } from '@/person/value-lists';
import { t } from '@/texts/texts';

const centimetresPerInch = 2.54;

const inchesOf = (centimetres: number): number => Math.round(centimetres / centimetresPerInch);

/** The no-break space keeps both on one line. */
const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)}'\u00A0${inches % 12}"`;

/** 163 gives 5' 4" (163 cm). */
export function formatHeight(centimetres: number): string {
  return t('person.height.exact', { height: feetAndInches(inchesOf(centimetres)), centimetres });
}

/**
 * The first and last height in centimetres with the same feet and inches: 175 gives 174 to 176. Height ranges are widened
 * to these limits.
 */
export function heightsShownAs(centimetres: number): { first: number; last: number } {
  const inches = inchesOf(centimetres);
  // No integer centimetre lies exactly halfway between two inches.
  return {
    first: Math.max(heightLimits.from, Math.ceil((inches - 0.5) * centimetresPerInch)),
    last: Math.min(heightLimits.to, Math.floor((inches + 0.5) * centimetresPerInch)),
  };
}

/** The inch of a height, with its nearest centimetre: 174 to 176 give 5' 9" (175 cm), as forms offer it. */
export const formatInch = (centimetres: number): string =>
  formatHeight(Math.round(inchesOf(centimetres) * centimetresPerInch));

/** A height range in words, each end as it is chosen: Up to 5' 9" (175 cm), or 5' 9" (175 cm) if both ends look the same. */
export function formatHeightRange(from: number | null, to: number | null): string {
  if (from === null) return t('person.height.upTo', { height: formatInch(to ?? heightLimits.to) });
  if (to === null) return t('person.height.from', { height: formatInch(from) });
  return inchesOf(from) === inchesOf(to)
    ? formatInch(from)
    : t('person.height.range', { from: formatInch(from), to: formatInch(to) });
}

/** Every inch between two heights, as the nearest centimetre. */
export function heightsByInch(fromInches: number, toInches: number): readonly number[] {
  return Array.from({ length: toInches - fromInches + 1 }, (_, step) =>
    Math.round((fromInches + step) * centimetresPerInch),
  );
}
