import { spanBetween, type Point, type Area } from '@/features/horoscope/drawn-charts/layout/area';

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
