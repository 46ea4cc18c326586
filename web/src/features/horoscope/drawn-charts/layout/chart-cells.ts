import type { Sign } from '@/features/horoscope/drawn-charts/describe-chart';
import { centreOf, areaWithin, sideOf, type Point, type Area } from '@/features/horoscope/drawn-charts/layout/area';
import type { StarSettings } from '@/astrology/star-settings';
import { rasis } from '@/astrology/rasis';

export type ChartStyle = StarSettings['chart_style'];

/** The side of the square chart, in drawing units. */
export const chartSide = 400;

/** One of the twelve cells of a chart. */
export interface ChartCell {
  sign: Sign;
  outline: readonly Point[];
  isLagnam: boolean;
  /** The free area for names, and the point around which they are centred. */
  area: Area;
  centre: Point;
  /** The corner stroke that marks the lagnam in South Indian charts. */
  stroke: readonly [Point, Point] | null;
  /** The number of the sign in North Indian charts: 1 is Mesha. */
  number: { value: number; place: Point } | null;
}

const signAfter = (sign: Sign, steps: number): Sign => rasis[(rasis.indexOf(sign) + steps) % rasis.length] ?? sign;

const third = chartSide / 3;
const quarter = chartSide / 4;

/** The corners of an outline, written as in SVG ("1,0 2,0 2,1"), in parts of the side. */
const pointsOf = (corners: string, part: number): Point[] =>
  corners.split(' ').map((corner) => {
    const [across = 0, down = 0] = corner.split(',').map(Number);
    return { x: across * part, y: down * part };
  });

/** South Indian: a 4 × 4 grid without its centre. The signs are fixed, clockwise from Meena at the top left. */
const southPlaces: Readonly<Record<Sign, readonly [across: number, down: number]>> = {
  Meena: [0, 0],
  Mesha: [1, 0],
  Vrishabha: [2, 0],
  Mithuna: [3, 0],
  Karka: [3, 1],
  Simha: [3, 2],
  Kanya: [3, 3],
  Tula: [2, 3],
  Vrishchika: [1, 3],
  Dhanu: [0, 3],
  Makara: [0, 2],
  Kumbha: [0, 1],
};
const strokeLength = 26;

function southCell(sign: Sign, isLagnam: boolean): ChartCell {
  const [column, row] = southPlaces[sign];
  const [left, top] = [column * quarter, row * quarter];
  const [right, bottom] = [left + quarter, top + quarter];
  const outline = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const centre = centreOf(outline);
  const within = areaWithin(outline);
  const stroke = [
    { x: left, y: top + strokeLength },
    { x: left + strokeLength, y: top },
  ] as const;
  return {
    sign,
    outline,
    isLagnam,
    area: isLagnam ? [...within, sideOf(...stroke, centre)] : within,
    centre,
    stroke: isLagnam ? stroke : null,
    number: null,
  };
}

/**
 * North Indian: the houses are fixed, counterclockwise from the top diamond. The first corner listed here holds the number
 * of the sign.
 */
const northHouses = [
  '2,2 1,1 2,0 3,1',
  '1,1 0,0 2,0',
  '1,1 0,2 0,0',
  '2,2 1,3 0,2 1,1',
  '1,3 0,4 0,2',
  '1,3 2,4 0,4',
  '2,2 3,3 2,4 1,3',
  '3,3 4,4 2,4',
  '3,3 4,2 4,4',
  '2,2 3,1 4,2 3,3',
  '3,1 4,0 4,2',
  '3,1 2,0 4,0',
];
/** The distance of the number from its corner, and of the names from that corner. */
const numberDistance = 19;
const namesDistance = 31;

function northCell(sign: Sign, house: number): ChartCell {
  const outline = pointsOf(northHouses[house] ?? '', quarter);
  const [corner = centreOf(outline)] = outline;
  const { x, y } = centreOf(outline);
  // The direction from the corner into the house: up, down, left or right.
  const [dx, dy] = [Math.sign(Math.round(x - corner.x)), Math.sign(Math.round(y - corner.y))];
  const away = (reach: number): Point => ({ x: corner.x + dx * reach, y: corner.y + dy * reach });
  const limit = away(namesDistance);
  const isDiamond = outline.length === 4;
  return {
    sign,
    outline,
    isLagnam: house === 0,
    area: [...areaWithin(outline), sideOf(limit, { x: limit.x + dy, y: limit.y + dx }, away(2 * namesDistance))],
    centre: away(isDiamond ? 105 : 64),
    stroke: null,
    number: { value: rasis.indexOf(sign) + 1, place: away(numberDistance) },
  };
}

/** East Indian: a 3 × 3 grid with halved corners. The signs are fixed, counterclockwise from Mesha at the top centre. */
const eastPlaces: Readonly<Record<Sign, string>> = {
  Mesha: '1,0 2,0 2,1 1,1',
  Vrishabha: '1,0 1,1 0,0',
  Mithuna: '0,1 0,0 1,1',
  Karka: '0,1 1,1 1,2 0,2',
  Simha: '0,2 1,2 0,3',
  Kanya: '1,3 0,3 1,2',
  Tula: '1,2 2,2 2,3 1,3',
  Vrishchika: '2,3 2,2 3,3',
  Dhanu: '3,2 3,3 2,2',
  Makara: '2,1 3,1 3,2 2,2',
  Kumbha: '3,1 2,1 3,0',
  Meena: '2,0 3,0 2,1',
};

function eastCell(sign: Sign, isLagnam: boolean): ChartCell {
  const outline = pointsOf(eastPlaces[sign], third);
  return {
    sign,
    outline,
    isLagnam,
    area: areaWithin(outline),
    centre: centreOf(outline),
    stroke: null,
    number: null,
  };
}

/**
 * The twelve cells of a chart in this style. The lagnam is null when unknown. A North Indian chart then has no cells,
 * because houses need a lagnam.
 */
export function chartCells(style: ChartStyle, lagnam: Sign | null): ChartCell[] {
  if (style === 'North Indian')
    return lagnam === null ? [] : northHouses.map((_, house) => northCell(signAfter(lagnam, house), house));
  const cellOf = style === 'South Indian' ? southCell : eastCell;
  return rasis.map((sign) => cellOf(sign, sign === lagnam));
}
