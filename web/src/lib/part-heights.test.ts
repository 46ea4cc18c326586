import { expect, test } from 'vitest';
import { estimateHeights, partsBetween, withMeasured } from './part-heights.ts';

const known = { width: 360, heights: [100, undefined, 300] };

test('a part that was not seen is taken to be as high as the first one', () => {
  expect(estimateHeights(known, 4, 50)).toEqual([100, 100, 300, 100]);
  expect(estimateHeights({ width: 360, heights: [] }, 2, 50)).toEqual([50, 50]);
});

test('what is measured is added, and in another width nothing else holds', () => {
  expect(withMeasured(known, 360, new Map([[1, 150]])).heights).toEqual([100, 150, 300]);
  expect(withMeasured(known, 360, new Map([[4, 150]])).heights).toEqual([100, undefined, 300, undefined, 150]);
  expect(withMeasured(known, 700, new Map([[1, 150]]))).toEqual({ width: 700, heights: [undefined, 150] });
});

test('what is known already changes nothing', () => {
  expect(withMeasured(known, 360, new Map([[2, 300]]))).toBe(known);
});

test('a part is between two places when any of it is', () => {
  const heights = [100, 100, 100, 100];
  const places = (from: number, to: number) =>
    partsBetween(heights, 50, from, to).flatMap((isBetween, part) => (isBetween ? [part] : []));
  expect(places(0, 40)).toEqual([]);
  expect(places(0, 60)).toEqual([0]);
  expect(places(240, 260)).toEqual([1, 2]);
  expect(places(160, 210)).toEqual([1]);
  expect(places(0, 1000)).toEqual([0, 1, 2, 3]);
});
