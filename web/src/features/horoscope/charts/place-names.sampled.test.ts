import { sampled } from '../../../../test-depth';
import { chartLanguages, nameOfPoint } from '@/astrology/sky/chart-names';
import { chartPoints } from '@/features/horoscope/charts/describe';
import { areaWithin, chartCells, placeNames, scriptOf } from '@/features/horoscope/charts/layout';
import { expect, it, test } from 'vitest';

const chartStyles = ['South Indian', 'North Indian', 'East Indian'] as const;
const cases = chartStyles.flatMap((style) => chartLanguages.map((language) => [style, language] as const));

const allPoints = [...chartPoints, 'Mandi'] as const;

it.each(cases)('fits the lagnam, up to nine planets and Mandi in each cell: %s, %s', (style, language) => {
  const script = scriptOf(language);
  const cells = allPoints.flatMap((_, last) =>
    chartCells(style, 'Mesha').map((cell) => ({ count: last + 1, ...cell })),
  );
  for (const { count, sign, area, centre } of sampled(cells)) {
    const names = allPoints.slice(0, count).map((point) => nameOfPoint(point, language).short);
    const { size, middles } = placeNames(names, area, centre, script, count <= 3 ? 40 : 23);
    const where = `${count} in ${sign}`;
    // 10 pixels in a chart of 280 pixels; 14 pixels with up to four names in a sign.
    expect(size, where).toBeGreaterThan(count <= 4 ? 20 : 14);
    const boxes = names.map((name, index) => {
      const { x, y } = middles[index] ?? { x: NaN, y: NaN };
      const half = (script.widthOf(name) * size) / 2;
      return { left: x - half, right: x + half, top: y - script.above * size, bottom: y + script.below * size };
    });
    const corners = boxes.flatMap(({ left, right, top, bottom }) => [
      { x: left, y: top },
      { x: right, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
    ]);
    const distances = area.flatMap(({ nx, ny, least }) => corners.map(({ x, y }) => nx * x + ny * y - least));
    expect(Math.min(...distances), where).toBeGreaterThan(4.9);
    const overlapping = boxes.filter((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    expect(overlapping, where).toEqual([]);
  }
});

test('names flow in rows from the top left', () => {
  const square = areaWithin([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ]);
  const names = ['Su', 'Mo', 'Ma', 'Me', 'Ju'];
  const { middles } = placeNames(names, square, { x: 50, y: 50 }, scriptOf('en'), 23);
  const inOrder = middles.toSorted((one, other) => one.y - other.y || one.x - other.x);
  expect(middles).toEqual(inOrder);
  expect(placeNames([], square, { x: 50, y: 50 }, scriptOf('en'), 23).middles).toEqual([]);
});
