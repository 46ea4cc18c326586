import { expect, it } from 'vitest';
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
  [163, `5'\u00A04" (163 cm)`],
  [152, `5'\u00A00" (152 cm)`],
  [182, `6'\u00A00" (182 cm)`],
])('writes %d cm in feet and inches too', (centimetres, text) => {
  expect(formatHeight(centimetres)).toBe(text);
});

it.each([
  [174, 176, `5'\u00A09" (175 cm)`],
  [174, 179, `5'\u00A09" (175 cm) to 5'\u00A010" (178 cm)`],
  [null, 176, `Up to 5'\u00A09" (175 cm)`],
  [134, null, `From 4'\u00A05" (135 cm)`],
])('writes the range from %s to %s', (from, to, text) => {
  expect(formatHeightRange(from, to)).toBe(text);
});

it('begins and ends a range with the first and the last height that look the same', () => {
  const inches = new Map(permitted.map((height) => [height, inchesShown(height)]));
  const inchesOf = (height: number) => inches.get(height) ?? Number.NaN;
  for (const centimetres of permitted) {
    const { first, last } = heightsShownAs(centimetres);
    const own = inchesOf(centimetres);
    expect([shown(first), shown(last)], `${centimetres} cm`).toEqual([shown(centimetres), shown(centimetres)]);
    const upTo = permitted.filter((height) => height <= last);
    expect(upTo, `${centimetres} cm`).toEqual(permitted.filter((height) => inchesOf(height) <= own));
    const from = permitted.filter((height) => height >= first);
    expect(from, `${centimetres} cm`).toEqual(permitted.filter((height) => inchesOf(height) >= own));
  }
});

it('lists each inch once', () => {
  expect(heightsByInch(53, 84).map(inchesShown)).toEqual(Array.from({ length: 32 }, (_, step) => 53 + step));
});
