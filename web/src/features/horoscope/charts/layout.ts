import { type Rasi, rasis } from '@/astrology/rasis';
import type { ChartLanguage } from '@/astrology/sky/chart-names';
import type { StarSettings } from '@/astrology/star-settings';

// Measured from the site's fonts in medium weight; a browser test checks them.
const widths: Readonly<Record<ChartLanguage, Readonly<Record<string, number>>>> = {
  en: { Lag: 1.52, Su: 1.08, Mo: 1.38, Ma: 1.33, Me: 1.34, Ju: 0.84, Ve: 1.07, Sa: 1.03, Ra: 1.06, Ke: 1.11, Md: 1.38 },
  ta: { லக்: 1.58, சூ: 1.08, சந்: 1.32, செ: 1.47, பு: 0.67, குரு: 1.9, சுக்: 1.37, சனி: 1.91, ரா: 1.04, கே: 1.39, மா: 1.25 },
  ml: { ല: 0.82, ര: 0.73, ച: 0.84, കു: 1.43, ബു: 1.74, ഗു: 1.27, ശു: 1.41, മ: 0.72, സ: 1.17, ശി: 1.24, മാ: 1.16 },
  te: { ల: 0.76, ర: 0.66, చం: 1.43, కు: 0.93, బు: 1.12, గు: 0.96, శు: 1.02, శ: 0.73, రా: 1.09, కే: 0.6, మా: 1.52 },
  kn: { ಲ: 0.76, ರ: 0.67, ಚ: 0.82, ಕು: 0.93, ಬು: 1.14, ಗು: 0.97, ಶು: 0.95, ಶ: 0.63, ರಾ: 1.1, ಕೇ: 1.07, ಮಾ: 1.57 },
  hi: { ल: 0.75, सू: 1, चं: 0.68, मं: 0.6, बु: 0.61, गु: 0.63, शु: 0.73, श: 0.71, रा: 0.7, के: 0.84, मां: 0.86 },
};
const heights = {
  en: [0.65, 0.24],
  ta: [0.8, 0.3],
  ml: [0.82, 0.2],
  te: [0.97, 0.05],
  kn: [0.86, 0.05],
  hi: [0.9, 0.3],
} as const;

/** The font metrics of planet names in a language. */
export function scriptOf(language: ChartLanguage): Script {
  const [above, below] = heights[language];
  return { above, below, widthOf: (name) => widths[language][name] ?? name.length };
}

/** In drawing units, from the top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A half-plane: the points with x * nx + y * ny >= least. The normal has length 1. */
interface HalfPlane {
  nx: number;
  ny: number;
  least: number;
}

/** A convex area, as an intersection of half-planes. */
export type Area = readonly HalfPlane[];

export const centreOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** The half-plane of the line through two points that contains a third point. */
function sideOf(from: Point, to: Point, inside: Point): HalfPlane {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const least = nx * from.x + ny * from.y;
  return nx * inside.x + ny * inside.y >= least ? { nx, ny, least } : { nx: -nx, ny: -ny, least: -least };
}

/** The area inside a convex outline. */
export function areaWithin(outline: readonly Point[]): Area {
  const centre = centreOf(outline);
  return outline.map((from, index) => sideOf(from, outline[(index + 1) % outline.length] ?? from, centre));
}

/** The horizontal span of an area at height `y`, inset by a margin; null if there is none. */
function spanAt(area: Area, y: number, margin: number): readonly [left: number, right: number] | null {
  let left = -Infinity;
  let right = Infinity;
  for (const { nx, ny, least } of area) {
    const rest = least + margin - ny * y;
    // A horizontal line bounds neither side: `y` is inside or outside.
    if (Math.abs(nx) < 1e-9) {
      if (rest > 0) return null;
    } else if (nx > 0) left = Math.max(left, rest / nx);
    else right = Math.min(right, rest / nx);
  }
  return left <= right ? [left, right] : null;
}

/** The widest box between two heights that fits into an area; null if none fits. */
function spanBetween(
  area: Area,
  top: number,
  bottom: number,
  margin: number,
): readonly [left: number, right: number] | null {
  const [above, below] = [spanAt(area, top, margin), spanAt(area, bottom, margin)];
  if (above === null || below === null) return null;
  const [left, right] = [Math.max(above[0], below[0]), Math.min(above[1], below[1])];
  return left <= right ? [left, right] : null;
}

export type ChartStyle = StarSettings['chart_style'];

/** The side of the square chart, in drawing units. */
export const chartSide = 400;

/** One of the twelve cells of a chart. */
export interface ChartCell {
  sign: Rasi;
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

const signAfter = (sign: Rasi, steps: number): Rasi => rasis[(rasis.indexOf(sign) + steps) % rasis.length] ?? sign;

const third = chartSide / 3;
const quarter = chartSide / 4;

/** The corners of an outline, written as in SVG ("1,0 2,0 2,1"), in parts of the side. */
const pointsOf = (corners: string, part: number): Point[] =>
  corners.split(' ').map((corner) => {
    const [across = 0, down = 0] = corner.split(',').map(Number);
    return { x: across * part, y: down * part };
  });

/** South Indian: a 4 × 4 grid without its centre. The signs are fixed, clockwise from Meena at the top left. */
const southPlaces: Readonly<Record<Rasi, readonly [across: number, down: number]>> = {
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

function southCell(sign: Rasi, isLagnam: boolean): ChartCell {
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

function northCell(sign: Rasi, house: number): ChartCell {
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
const eastPlaces: Readonly<Record<Rasi, string>> = {
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

function eastCell(sign: Rasi, isLagnam: boolean): ChartCell {
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
export function chartCells(style: ChartStyle, lagnam: Rasi | null): ChartCell[] {
  if (style === 'North Indian')
    return lagnam === null ? [] : northHouses.map((_, house) => northCell(signAfter(lagnam, house), house));
  const cellOf = style === 'South Indian' ? southCell : eastCell;
  return rasis.map((sign) => cellOf(sign, sign === lagnam));
}

/** Font metrics of a script, relative to the font size. */
export interface Script {
  /** The greatest extent above the baseline, and below it. */
  above: number;
  below: number;
  /** The width of a name. */
  widthOf: (name: string) => number;
}

/** The layout of the names in one cell. */
export interface PlacedNames {
  /** The font size, in drawing units. */
  size: number;
  /** The horizontal centre of each name on its baseline, in the order of the names. */
  middles: Point[];
}

const shrinkFactor = 0.95;
/** Space around the names, in drawing units. */
const margin = 5;
/** Space between names in a row, and between rows, relative to the font size. */
const gap = 0.36;
const leading = 0.14;

// Vertical offsets of the block of names from the centre.
const shifts = Array.from({ length: 81 }, (_, index) => (index % 2 === 0 ? index : -index - 1));

/** All ways to break `count` names into rows, as the number of names per row. */
function* rowsOf(count: number): Generator<number[]> {
  if (count === 0) yield [];
  for (let first = count; first > 0; first -= 1) {
    for (const rest of rowsOf(count - first)) yield [first, ...rest];
  }
}

type Span = readonly [left: number, right: number];

/** A candidate position of rows: the top, the offset from the centre, and the available span of each row. */
interface RowPosition {
  top: number;
  shift: number;
  spans: readonly Span[];
}

/** The possible positions of `count` rows, nearest to the centre first. */
function rowPositions(count: number, area: Area, centre: Point, height: number, pitch: number): RowPosition[] {
  const block = (count - 1) * pitch + height;
  return shifts.flatMap((shift) => {
    const top = centre.y - block / 2 + shift;
    const spans: Span[] = [];
    for (let y = top; spans.length < count; y += pitch) {
      const span = spanBetween(area, y, y + height, margin);
      if (span === null) return [];
      spans.push(span);
    }
    return [{ top, shift, spans }];
  });
}

/** Places rows of these widths as near to the centre as possible; null if they do not fit. */
function placeRows(positions: readonly RowPosition[], centre: Point, widths: readonly number[], pitch: number) {
  let best: { middles: Point[]; cost: number } | null = null;
  for (const { top, shift, spans } of positions) {
    if (spans.some(([left, right], index) => right - left < (widths[index] ?? 0))) continue;
    const middles = spans.map(([left, right], index) => {
      const half = (widths[index] ?? 0) / 2;
      return { x: Math.min(Math.max(centre.x, left + half), right - half), y: top + index * pitch };
    });
    const cost = Math.abs(shift) + Math.max(...middles.map(({ x }) => Math.abs(x - centre.x)));
    if (cost < (best?.cost ?? Infinity)) best = { middles, cost };
  }
  return best;
}

/** Breaks names into rows, in order, with the largest font size that fits, up to `largest`. */
export function placeNames(
  names: readonly string[],
  area: Area,
  centre: Point,
  script: Script,
  largest: number,
): PlacedNames {
  if (names.length === 0) return { size: largest, middles: [] };
  for (let size = largest; ; size *= shrinkFactor) {
    const height = (script.above + script.below) * size;
    const pitch = height + leading * size;
    const positions = names.map((_, index) => rowPositions(index + 1, area, centre, height, pitch));
    let best: { middles: Point[]; cost: number } | null = null;
    for (const counts of rowsOf(names.length)) {
      let next = 0;
      const rows = counts.map((count) => names.slice(next, (next += count)));
      const widths = rows.map(
        (row) => (row.reduce((sum, name) => sum + script.widthOf(name), 0) + gap * (row.length - 1)) * size,
      );
      const placed = placeRows(positions[counts.length - 1] ?? [], centre, widths, pitch);
      if (placed === null) continue;
      const widest = Math.max(...widths);
      // Prefer rows of similar width, and a block about as wide as high.
      const ragged = widest - Math.min(...widths);
      const cost = placed.cost + ragged * 0.4 + Math.max(widest, widths.length * pitch) * 0.6;
      if (cost >= (best?.cost ?? Infinity)) continue;
      const middles = rows.flatMap((row, index) => {
        const { x, y } = placed.middles[index] ?? centre;
        let left = x - (widths[index] ?? 0) / 2;
        return row.map((name) => {
          const width = script.widthOf(name) * size;
          const middle = { x: left + width / 2, y: y + script.above * size };
          left += width + gap * size;
          return middle;
        });
      });
      best = { middles, cost };
    }
    if (best !== null) return { size, middles: best.middles };
  }
}
