/** In units of the drawing, from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** One side of a straight line: the points with x * nx + y * ny >= least. The normal has the length 1. */
interface HalfPlane {
  nx: number;
  ny: number;
  least: number;
}

/** A convex part of the plane. */
export type Room = readonly HalfPlane[];

export const centreOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** The side of the line through two points on which a third one lies. */
export function sideOf(from: Point, to: Point, inside: Point): HalfPlane {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const least = nx * from.x + ny * from.y;
  return nx * inside.x + ny * inside.y >= least ? { nx, ny, least } : { nx: -nx, ny: -ny, least: -least };
}

/** What lies within a convex outline. */
export function roomWithin(outline: readonly Point[]): Room {
  const centre = centreOf(outline);
  return outline.map((from, index) => sideOf(from, outline[(index + 1) % outline.length] ?? from, centre));
}

/** How far a room reaches from left to right at this height, away from its edges by a margin; null when it does not. */
function spanAt(room: Room, y: number, margin: number): readonly [left: number, right: number] | null {
  let left = -Infinity;
  let right = Infinity;
  for (const { nx, ny, least } of room) {
    const rest = least + margin - ny * y;
    // A level line bounds no side, it is passed or not.
    if (Math.abs(nx) < 1e-9) {
      if (rest > 0) return null;
    } else if (nx > 0) left = Math.max(left, rest / nx);
    else right = Math.min(right, rest / nx);
  }
  return left <= right ? [left, right] : null;
}

/** The widest box between these heights that fits into a room; null when none does. */
export function spanBetween(
  room: Room,
  top: number,
  bottom: number,
  margin: number,
): readonly [left: number, right: number] | null {
  const [above, below] = [spanAt(room, top, margin), spanAt(room, bottom, margin)];
  if (above === null || below === null) return null;
  const [left, right] = [Math.max(above[0], below[0]), Math.min(above[1], below[1])];
  return left <= right ? [left, right] : null;
}
