import { spanBetween, type Point, type Room } from '@/features/drawn-charts/layout/room';

/** How much room letters of a script take, in parts of the size of the letters. */
export interface Script {
  /** The highest letter above the line on which they stand, and the lowest below it. */
  above: number;
  below: number;
  /** How wide each name is. */
  widthOf: (name: string) => number;
}

/** Names as they stand in one place of a chart. */
export interface PlacedNames {
  /** In units of the drawing. */
  size: number;
  /** The middle of each name, on the line on which its letters stand, in the order of the names. */
  middles: Point[];
}

const step = 0.95;
/** Between a name and what surrounds it, in units of the drawing. */
const margin = 5;
/** Between two names beside one another, and between two rows, in parts of the size of the letters. */
const gap = 0.36;
const leading = 0.14;

// How far the middle of the names may be from the heart of the room, up or down.
const shifts = Array.from({ length: 81 }, (_, index) => (index % 2 === 0 ? index : -index - 1));

/** Every way to break so many names into rows, as the number of names in each. */
function* rowsOf(count: number): Generator<number[]> {
  if (count === 0) yield [];
  for (let first = count; first > 0; first -= 1) {
    for (const rest of rowsOf(count - first)) yield [first, ...rest];
  }
}

type Span = readonly [left: number, right: number];

/** So many rows in a room, and how far their middle is from its heart: where the first begins, and how wide each may be. */
interface Rows {
  top: number;
  shift: number;
  spans: readonly Span[];
}

/** Where so many rows can stand, the nearest to the heart first. */
function standsFor(count: number, room: Room, heart: Point, height: number, pitch: number): Rows[] {
  const block = (count - 1) * pitch + height;
  return shifts.flatMap((shift) => {
    const top = heart.y - block / 2 + shift;
    const spans: Span[] = [];
    for (let y = top; spans.length < count; y += pitch) {
      const span = spanBetween(room, y, y + height, margin);
      if (span === null) return [];
      spans.push(span);
    }
    return [{ top, shift, spans }];
  });
}

/** Rows of these widths as near to the heart as they can stand; null when there is no room for them. */
function placeRows(stands: readonly Rows[], heart: Point, widths: readonly number[], pitch: number) {
  let best: { middles: Point[]; cost: number } | null = null;
  for (const { top, shift, spans } of stands) {
    if (spans.some(([left, right], index) => right - left < (widths[index] ?? 0))) continue;
    const middles = spans.map(([left, right], index) => {
      const half = (widths[index] ?? 0) / 2;
      return { x: Math.min(Math.max(heart.x, left + half), right - half), y: top + index * pitch };
    });
    const cost = Math.abs(shift) + Math.max(...middles.map(({ x }) => Math.abs(x - heart.x)));
    if (cost < (best?.cost ?? Infinity)) best = { middles, cost };
  }
  return best;
}

/** Breaks names into rows, in their order, with letters as large as there is room for, and as `largest` at most. */
export function placeNames(
  names: readonly string[],
  room: Room,
  heart: Point,
  script: Script,
  largest: number,
): PlacedNames {
  if (names.length === 0) return { size: largest, middles: [] };
  for (let size = largest; ; size *= step) {
    const height = (script.above + script.below) * size;
    const pitch = height + leading * size;
    const stands = names.map((_, index) => standsFor(index + 1, room, heart, height, pitch));
    let best: { middles: Point[]; cost: number } | null = null;
    for (const counts of rowsOf(names.length)) {
      let next = 0;
      const rows = counts.map((count) => names.slice(next, (next += count)));
      const widths = rows.map(
        (row) => (row.reduce((sum, name) => sum + script.widthOf(name), 0) + gap * (row.length - 1)) * size,
      );
      const placed = placeRows(stands[counts.length - 1] ?? [], heart, widths, pitch);
      if (placed === null) continue;
      const widest = Math.max(...widths);
      // Rows of about the same width, and a block about as wide as high, please the eye.
      const ragged = widest - Math.min(...widths);
      const cost = placed.cost + ragged * 0.4 + Math.max(widest, widths.length * pitch) * 0.6;
      if (cost >= (best?.cost ?? Infinity)) continue;
      const middles = rows.flatMap((row, index) => {
        const { x, y } = placed.middles[index] ?? heart;
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
