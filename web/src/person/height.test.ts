import { describe, expect, it } from 'vitest';
import { formatHeight, formatHeightRange, heightsByInch, heightsShownAs } from '@/person/height';
import { heightLimits } from '@/person/value-lists';

const permitted = Array.from(
  { length: heightLimits.to - heightLimits.from + 1 },
  (_, step) => heightLimits.from + step,
);

/** Feet and inches as displayed, without the centimetres: 5' 4". */
const shown = (centimetres: number) => formatHeight(centimetres).replace(/ \(.*/, '');
const inchesShown = (centimetres: number) => {
  const [feet = '', inches = ''] = shown(centimetres).match(/\d+/g) ?? [];
  return Number(feet) * 12 + Number(inches);
};

it.each([
  [163, `5' 4" (163 cm)`],
  [152, `5' 0" (152 cm)`],
  [182, `6' 0" (182 cm)`],
])('writes %d cm in feet and inches too', (centimetres, text) => {
  expect(formatHeight(centimetres)).toBe(text);
});

it.each([
  [174, 176, `5' 9" (174 to 176 cm)`],
  [100, 100, `3' 3" (100 cm)`],
  [174, 179, `5' 9" (174 cm) to 5' 10" (179 cm)`],
  [null, 176, `Up to 5' 9" (176 cm)`],
  [174, null, `From 5' 9" (174 cm)`],
])('writes the range from %s to %s', (from, to, text) => {
  expect(formatHeightRange(from, to)).toBe(text);
});

describe.each(permitted)('a range with %d cm', (centimetres) => {
  const { first, last } = heightsShownAs(centimetres);

  it('ends with the last one that looks the same', () => {
    expect(shown(last)).toBe(shown(centimetres));
    const found = permitted.filter((height) => height <= last);
    expect(found).toEqual(permitted.filter((height) => inchesShown(height) <= inchesShown(centimetres)));
  });

  it('begins with the first one that looks the same', () => {
    expect(shown(first)).toBe(shown(centimetres));
    const found = permitted.filter((height) => height >= first);
    expect(found).toEqual(permitted.filter((height) => inchesShown(height) >= inchesShown(centimetres)));
  });
});

it('lists each inch once', () => {
  expect(heightsByInch(53, 84).map(inchesShown)).toEqual(Array.from({ length: 32 }, (_, step) => 53 + step));
});
