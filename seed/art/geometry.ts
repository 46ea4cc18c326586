/** Numbers are rounded to two places: enough for the eye, and the files stay small and the same on every machine. */
export const round = (value: number): number => {
  const rounded = Number(value.toFixed(2));
  return Object.is(rounded, -0) ? 0 : rounded;
};

/** A list from 0 to count - 1, mapped. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export type Point = readonly [x: number, y: number];

/** A pointed petal that stands upright on the circle of radius `inner` and ends at radius `outer`. */
export function petal(inner: number, outer: number, halfWidth: number, belly = 0.45): string {
  const bulge = inner + (outer - inner) * belly;
  const low = round(-(inner + (bulge - inner) * 0.35));
  const high = round(-(bulge + (outer - bulge) * 0.25));
  const near = round(halfWidth * 0.9);
  const far = round(halfWidth * 1.25);
  const foot = round(-inner);
  return `M0 ${foot}C${near} ${low} ${far} ${high} 0 ${round(-outer)}C${-far} ${high} ${-near} ${low} 0 ${foot}Z`;
}

/** A ring of `count` small arcs; `depth` 1 gives flat lobes, more gives rounder ones. */
export function scallop(radius: number, count: number, depth: number): string {
  const lobe = round(((Math.PI * radius) / count) * depth);
  const points = times(count, (index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  const [first = '', ...rest] = points;
  return `M${first}${[...rest, first].map((point) => `A${lobe} ${lobe} 0 0 1 ${point}`).join('')}Z`;
}

/** Turns a point round the origin, then moves it. */
export function place([x, y]: Point, degrees: number, [dx, dy]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle) + dx, x * Math.sin(angle) + y * Math.cos(angle) + dy];
}

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A smooth closed line through the points (Catmull-Rom turned into cubic curves). */
export function smoothClosed(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}
