import { describe, expect, test } from 'vitest';
import {
  cropTo,
  fitInto,
  moveArea,
  moveCorner,
  noEdit,
  reshape,
  sourceArea,
  turnBy,
  zoomArea,
  type PictureEdit,
} from '@/pictures/picture-edit';

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

const wide = { width: 1600, height: 1000 };
const least = { width: 400, height: 500 };
const free = (area: PictureEdit['area']): PictureEdit => ({ turn: 0, shape: 'free', area });

test('a picture that is not changed is kept whole', () => {
  expect(sourceArea(noEdit(wide), wide)).toEqual({ x: 0, y: 0, ...wide });
});

describe('turning', () => {
  const corner = { x: 100, y: 50, width: 600, height: 700 };

  test('takes along what is kept, and four quarters are none', () => {
    const right = turnBy(free(corner), 90, wide);
    expect(right).toEqual({ turn: 90, shape: 'free', area: { x: 250, y: 100, width: 700, height: 600 } });
    let edit = free(corner);
    for (const turn of [90, 180, 270, 0]) {
      edit = turnBy(edit, 90, wide);
      expect(edit.turn).toBe(turn);
      expect(sourceArea(edit, wide)).toEqual(corner);
    }
    expect(turnBy(free(corner), -90, wide)).toMatchObject({ turn: 270, area: { x: 50, y: 900 } });
    expect(turnBy(turnBy(free(corner), -90, wide), 90, wide)).toEqual(free(corner));
  });

  test('leaves the part for the card upright and inside', () => {
    const card = turnBy(reshape(noEdit(wide), 'card', wide), 90, wide);
    expect(card.area).toEqual({ x: 0, y: 175, width: 1000, height: 1250 });
  });
});

test('the card gets the middle, a free part begins with what was kept, and the whole comes back', () => {
  const card = reshape(noEdit(wide), 'card', wide);
  expect(card.area).toEqual({ x: 400, y: 0, width: 800, height: 1000 });
  expect(reshape(card, 'free', wide).area).toEqual(card.area);
  expect(reshape(card, 'whole', wide).area).toEqual({ x: 0, y: 0, ...wide });
});

test('what is kept moves as far as the edges', () => {
  const area = { x: 400, y: 0, width: 800, height: 1000 };
  expect(moveArea(area, { x: 100, y: 100 }, wide)).toEqual({ ...area, x: 500 });
  expect(moveArea(area, { x: -900, y: 0 }, wide)).toEqual({ ...area, x: 0 });
});

test('zooming keeps shape and middle, and stops at the least size and at the edges', () => {
  const area = { x: 400, y: 0, width: 800, height: 1000 };
  expect(zoomArea(area, 1.25, wide, least)).toEqual({ x: 480, y: 100, width: 640, height: 800 });
  expect(zoomArea(area, 9, wide, least)).toEqual({ x: 600, y: 250, width: 400, height: 500 });
  expect(zoomArea(area, 0.5, wide, least)).toEqual(area);
  // A picture that is below the least size itself stays as it is.
  const small = { x: 0, y: 0, width: 300, height: 200 };
  expect(zoomArea(small, 2, small, least)).toEqual(small);
});

test('a corner moves while the opposite one stays, in the shape of the card or freely', () => {
  const area = { x: 400, y: 200, width: 480, height: 600 };
  const move = (shape: 'card' | 'free', x: -1 | 1, y: -1 | 1, by: { x: number; y: number }) =>
    moveCorner({ turn: 0, shape, area }, { x, y }, by, wide, least);
  expect(move('free', 1, 1, { x: 100, y: 50 })).toEqual({ x: 400, y: 200, width: 580, height: 650 });
  expect(move('free', -1, -1, { x: 40, y: 300 })).toEqual({ x: 440, y: 300, width: 440, height: 500 });
  expect(move('free', 1, 1, { x: 9000, y: 9000 })).toEqual({ x: 400, y: 200, width: 1200, height: 800 });
  expect(move('card', -1, -1, { x: -160, y: 0 })).toEqual({ x: 240, y: 0, width: 640, height: 800 });
  expect(move('card', 1, 1, { x: -9000, y: -9000 })).toEqual({ x: 400, y: 200, width: 400, height: 500 });
});
