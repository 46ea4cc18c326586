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
export function sideOf(from: Point, to: Point, inside: Point): HalfPlane {
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
export function spanBetween(
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
