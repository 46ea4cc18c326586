import { place, round, type Point } from './geometry.ts';

interface KolamOptions {
  stroke: string;
  strokeWidth: number;
  dot?: string;
}

/** The four neighbours of a dot, clockwise from the top, as a line round it would meet them. */
const neighbours: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * The piece of line from one open side of a dot to the next, for the side at the top; `closed` sides lie between.
 * With none the line cuts the corner, with one it swings round that side, with two or three it makes the outer loop.
 */
function strokeRound(closed: number, h: number): readonly Point[] {
  switch (closed) {
    case 0:
      return [[0, -h], [h * 0.38, -h * 0.62], [h * 0.62, -h * 0.38], [h, 0]]; // oxfmt-ignore
    case 1: {
      const k = h * 1.12;
      return [[0, -h], [k, k - h], [k, h - k], [0, h]]; // oxfmt-ignore
    }
    case 2: {
      const [q, t] = [h * 0.66, h * 0.42];
      return [[0, -h], [h * 0.85, -h * 0.15], [q + t, q - t], [q, q], [q - t, q + t], [-h * 0.15, h * 0.85], [-h, 0]]; // oxfmt-ignore
    }
    default: {
      const low = h * 0.82;
      return [[0, -h], [h * 0.95, -h * 0.1], [h * 0.8, low], [0, low], [-h * 0.8, low], [-h * 0.95, -h * 0.1], [0, -h]]; // oxfmt-ignore
    }
  }
}

/**
 * A sikku kolam: one line looping round a diamond of dots, whose widest row has 2 * order - 1 of them, centred on the origin.
 * `half` is half the distance between two dots.
 */
export function kolam(order: number, half: number, { stroke, strokeWidth, dot = stroke }: KolamOptions): string {
  const inside = (x: number, y: number) => Math.abs(x) + Math.abs(y) < order;
  const line: string[] = [];
  const dots: string[] = [];
  for (let y = 1 - order; y < order; y++) {
    for (let x = 1 - order; x < order; x++) {
      if (!inside(x, y)) continue;
      const centre: Point = [x * 2 * half, y * 2 * half];
      dots.push(`M${round(centre[0])} ${round(centre[1])}h0`);
      const open = neighbours.flatMap(([dx, dy], side) => (inside(x + dx, y + dy) ? [side] : []));
      open.forEach((side, index) => {
        const next = open[(index + 1) % open.length] ?? side;
        const closed = open.length === 1 ? 3 : (next - side + 3) % 4;
        const [start, ...rest] = strokeRound(closed, half)
          .map((point) => place(point, side * 90, centre))
          .map(([px, py]) => `${round(px)} ${round(py)}`);
        line.push(`M${start ?? ''}C${rest.join(' ')}`);
      });
    }
  }
  return (
    `<g fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"><path d="${line.join('')}"/>` +
    `<path d="${dots.join('')}" stroke="${dot}" stroke-width="${round(half * 0.3)}"/></g>`
  );
}
