import type { Sign } from '@/features/drawn-charts/describe-chart';
import { centreOf, roomWithin, sideOf, type Point, type Room } from '@/features/drawn-charts/layout/room';
import type { StarSettings } from '@/astrology/star-settings';
import { rasis } from '@/astrology/rasis';

export type ChartStyle = StarSettings['chart_style'];

/** A drawn chart is a square with sides of this many units. */
export const chartSide = 400;

/** One of the twelve places of a chart. */
export interface ChartCell {
  sign: Sign;
  outline: readonly Point[];
  isLagnam: boolean;
  /** Where names may stand, and about which point they gather. */
  room: Room;
  heart: Point;
  /** The stroke across a corner by which South Indian charts mark the lagnam. */
  stroke: readonly [Point, Point] | null;
  /** The sign by its number, as North Indian charts say it: 1 is Mesha. */
  number: { value: number; place: Point } | null;
}

const signAfter = (sign: Sign, steps: number): Sign => rasis[(rasis.indexOf(sign) + steps) % rasis.length] ?? sign;

const third = chartSide / 3;
const quarter = chartSide / 4;

/** A corner as it is written in the tables below, in parts of the side. */
type Corner = readonly [across: number, down: number];
const pointsOf = (corners: readonly Corner[], part: number): Point[] =>
  corners.map(([across, down]) => ({ x: across * part, y: down * part }));

/** South Indian: four by four without the middle. The signs stand still, clockwise from Meena at the top left. */
const southPlaces: Readonly<Record<Sign, Corner>> = {
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
const strokeReach = 26;

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
  const heart = centreOf(outline);
  const within = roomWithin(outline);
  const stroke = [
    { x: left, y: top + strokeReach },
    { x: left + strokeReach, y: top },
  ] as const;
  return {
    sign,
    outline,
    isLagnam,
    room: isLagnam ? [...within, sideOf(...stroke, heart)] : within,
    heart,
    stroke: isLagnam ? stroke : null,
    number: null,
  };
}

/**
 * North Indian: the houses stand still, counterclockwise from the upper middle diamond, and each says the number of its sign in
 * the corner that is named first here.
 */
const northHouses: readonly (readonly Corner[])[] = [
  [
    [2, 2],
    [1, 1],
    [2, 0],
    [3, 1],
  ],
  [
    [1, 1],
    [0, 0],
    [2, 0],
  ],
  [
    [1, 1],
    [0, 2],
    [0, 0],
  ],
  [
    [2, 2],
    [1, 3],
    [0, 2],
    [1, 1],
  ],
  [
    [1, 3],
    [0, 4],
    [0, 2],
  ],
  [
    [1, 3],
    [2, 4],
    [0, 4],
  ],
  [
    [2, 2],
    [3, 3],
    [2, 4],
    [1, 3],
  ],
  [
    [3, 3],
    [4, 4],
    [2, 4],
  ],
  [
    [3, 3],
    [4, 2],
    [4, 4],
  ],
  [
    [2, 2],
    [3, 1],
    [4, 2],
    [3, 3],
  ],
  [
    [3, 1],
    [4, 0],
    [4, 2],
  ],
  [
    [3, 1],
    [2, 0],
    [4, 0],
  ],
];
/** How far from its corner a number stands, and how far names keep away. */
const numberReach = 19;
const namesReach = 31;

function northCell(sign: Sign, house: number): ChartCell {
  const outline = pointsOf(northHouses[house] ?? [], quarter);
  const [corner = centreOf(outline)] = outline;
  const { x, y } = centreOf(outline);
  // From the corner straight into the house: up, down, left or right.
  const [dx, dy] = [Math.sign(Math.round(x - corner.x)), Math.sign(Math.round(y - corner.y))];
  const away = (reach: number): Point => ({ x: corner.x + dx * reach, y: corner.y + dy * reach });
  const limit = away(namesReach);
  const isDiamond = outline.length === 4;
  return {
    sign,
    outline,
    isLagnam: house === 0,
    room: [...roomWithin(outline), sideOf(limit, { x: limit.x + dy, y: limit.y + dx }, away(2 * namesReach))],
    heart: away(isDiamond ? 105 : 64),
    stroke: null,
    number: { value: rasis.indexOf(sign) + 1, place: away(numberReach) },
  };
}

/** East Indian: three by three with halved corners. The signs stand still, counterclockwise from Mesha at the top middle. */
const eastPlaces: Readonly<Record<Sign, readonly Corner[]>> = {
  Mesha: [
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
  ],
  Vrishabha: [
    [1, 0],
    [1, 1],
    [0, 0],
  ],
  Mithuna: [
    [0, 1],
    [0, 0],
    [1, 1],
  ],
  Karka: [
    [0, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  Simha: [
    [0, 2],
    [1, 2],
    [0, 3],
  ],
  Kanya: [
    [1, 3],
    [0, 3],
    [1, 2],
  ],
  Tula: [
    [1, 2],
    [2, 2],
    [2, 3],
    [1, 3],
  ],
  Vrishchika: [
    [2, 3],
    [2, 2],
    [3, 3],
  ],
  Dhanu: [
    [3, 2],
    [3, 3],
    [2, 2],
  ],
  Makara: [
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 2],
  ],
  Kumbha: [
    [3, 1],
    [2, 1],
    [3, 0],
  ],
  Meena: [
    [2, 0],
    [3, 0],
    [2, 1],
  ],
};

function eastCell(sign: Sign, isLagnam: boolean): ChartCell {
  const outline = pointsOf(eastPlaces[sign], third);
  return {
    sign,
    outline,
    isLagnam,
    room: roomWithin(outline),
    heart: centreOf(outline),
    stroke: null,
    number: null,
  };
}

/**
 * The twelve places of a chart in this style. The lagnam is null when it is not known; houses cannot be told without it, and a
 * North Indian chart has none then.
 */
export function chartCells(style: ChartStyle, lagnam: Sign | null): ChartCell[] {
  if (style === 'North Indian')
    return lagnam === null ? [] : northHouses.map((_, house) => northCell(signAfter(lagnam, house), house));
  const cellOf = style === 'South Indian' ? southCell : eastCell;
  return rasis.map((sign) => cellOf(sign, sign === lagnam));
}
