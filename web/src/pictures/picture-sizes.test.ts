import { expect, test } from 'vitest';
import { cropTo, fitInto } from '@/pictures/picture-sizes';

const box = { width: 1600, height: 1600 };
const portrait = { width: 480, height: 600 };

test.each([
  ['wide', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
  ['tall', { width: 3000, height: 4000 }, { width: 1200, height: 1600 }],
  ['small', { width: 300, height: 200 }, { width: 300, height: 200 }],
  ['very thin', { width: 16_000, height: 3 }, { width: 1600, height: 1 }],
])('a %s picture keeps its shape', (_name, size, expected) => {
  expect(fitInto(size, box)).toEqual(expected);
});

test('a portrait is cut at both sides, or more below than above', () => {
  expect(cropTo({ width: 1600, height: 1000 }, portrait)).toEqual({ x: 400, y: 0, width: 800, height: 1000 });
  expect(cropTo({ width: 800, height: 1400 }, portrait)).toEqual({ x: 0, y: 100, width: 800, height: 1000 });
  expect(cropTo({ width: 800, height: 1000 }, portrait)).toEqual({ x: 0, y: 0, width: 800, height: 1000 });
});
