import { rasis } from '@/astrology/rasis';
import { centreOf, type ChartCell, chartCells, chartSide, type Point } from '@/features/horoscope/charts/layout';
import { expect, it, test } from 'vitest';

const chartStyles = ['South Indian', 'North Indian', 'East Indian'] as const;

const middle = { x: chartSide / 2, y: chartSide / 2 };
const places = (cells: readonly ChartCell[]) =>
  Object.fromEntries(cells.map(({ sign, outline }) => [sign, Object.values(centreOf(outline)).map(Math.round)]));
const areaOf = (outline: readonly Point[]) =>
  Math.abs(
    outline.reduce((sum, { x, y }, index) => {
      const next = outline[(index + 1) % outline.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );
/** The angle of a point around the centre, in degrees counterclockwise from the top. */
const angleOf = ({ x, y }: Point) => ((Math.atan2(middle.x - x, middle.y - y) * 180) / Math.PI + 360) % 360;
const marked = (cells: readonly ChartCell[]) => cells.filter(({ isLagnam }) => isLagnam).map(({ sign }) => sign);

it.each(rasis)(
  'keeps the signs in their places in a South Indian chart, with the stroke at the lagnam, here %s',
  (lagnam) => {
    const cells = chartCells('South Indian', lagnam);
    expect(places(cells)).toEqual({
      Meena: [50, 50],
      Mesha: [150, 50],
      Vrishabha: [250, 50],
      Mithuna: [350, 50],
      Karka: [350, 150],
      Simha: [350, 250],
      Kanya: [350, 350],
      Tula: [250, 350],
      Vrishchika: [150, 350],
      Dhanu: [50, 350],
      Makara: [50, 250],
      Kumbha: [50, 150],
    });
    expect(marked(cells)).toEqual([lagnam]);
    expect(cells.filter(({ stroke }) => stroke !== null).map(({ sign }) => sign)).toEqual([lagnam]);
    expect(cells.filter(({ number }) => number !== null)).toEqual([]);
  },
);

it.each(rasis)(
  'keeps the houses in their places in a North Indian chart, the first with the lagnam, here %s',
  (lagnam) => {
    const cells = chartCells('North Indian', lagnam);
    const first = rasis.indexOf(lagnam);
    expect(cells.map(({ sign }) => sign)).toEqual([...rasis.slice(first), ...rasis.slice(0, first)]);
    expect(cells.map(({ number }) => number?.value)).toEqual(cells.map(({ sign }) => rasis.indexOf(sign) + 1));
    expect(cells.map(({ outline }) => Object.values(centreOf(outline)).map(Math.round))).toEqual([
      [200, 100],
      [100, 33],
      [33, 100],
      [100, 200],
      [33, 300],
      [100, 367],
      [200, 300],
      [300, 367],
      [367, 300],
      [300, 200],
      [367, 100],
      [300, 33],
    ]);
    expect(marked(cells)).toEqual([lagnam]);
  },
);

it.each(rasis)(
  'turns the signs counterclockwise from Mesha at the top of an East Indian chart, with lagnam %s',
  (lagnam) => {
    const cells = chartCells('East Indian', lagnam);
    expect(cells.map(({ sign }) => sign)).toEqual([...rasis]);
    const turns = cells.map(({ outline }) => Math.round(angleOf(centreOf(outline))));
    expect(turns[0]).toBe(0);
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
    expect(new Set(turns).size).toBe(12);
    expect(turns.filter((turn) => turn % 90 === 0).map((turn) => cells[turns.indexOf(turn)]?.sign)).toEqual([
      'Mesha',
      'Karka',
      'Tula',
      'Makara',
    ]);
    expect(marked(cells)).toEqual([lagnam]);
  },
);

test('South Indian signs run clockwise, North Indian houses counterclockwise', () => {
  const turns = (cells: readonly ChartCell[]) => cells.map(({ outline }) => angleOf(centreOf(outline)));
  // The shorter angle from each to the next.
  const steps = (angles: readonly number[]) =>
    angles.map((angle, index) => (((angles[(index + 1) % 12] ?? 0) - angle + 540) % 360) - 180);
  expect(steps(turns(chartCells('South Indian', 'Tula'))).every((step) => step < 0)).toBe(true);
  expect(steps(turns(chartCells('North Indian', 'Tula'))).every((step) => step > 0)).toBe(true);
});

it.each(chartStyles)('fills the chart, the middle aside, with twelve places in %s style', (style) => {
  const cells = chartCells(style, 'Makara');
  const hole = { 'South Indian': 200 ** 2, 'North Indian': 0, 'East Indian': (chartSide / 3) ** 2 }[style];
  const area = cells.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  expect(area).toBeCloseTo(chartSide ** 2 - hole, 5);
  expect(new Set(cells.map(({ sign }) => sign)).size).toBe(12);
});

it('without a certain lagnam, marks nothing and draws no houses', () => {
  expect(marked(chartCells('South Indian', null))).toEqual([]);
  expect(chartCells('South Indian', null).filter(({ stroke }) => stroke !== null)).toEqual([]);
  expect(marked(chartCells('East Indian', null))).toEqual([]);
  expect(chartCells('North Indian', null)).toEqual([]);
});
