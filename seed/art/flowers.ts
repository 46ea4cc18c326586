import { petal, round, scallop, times } from './geometry.ts';
import { palette } from './palette.ts';
import { circle } from './svg.ts';

/** All flowers stand on the origin, `radius` wide; place them with `at` or as a symbol with `<use>`. */

export function marigold(
  radius: number,
  outer: string = palette.marigold,
  inner: string = palette.marigoldDark,
): string {
  return (
    `<path d="${scallop(radius * 0.86, 11, 1.05)}" fill="${outer}"/>` +
    `<path d="${scallop(radius * 0.56, 9, 1.05)}" fill="none" stroke="${inner}" stroke-width="${round(radius * 0.12)}"/>` +
    `<path d="${scallop(radius * 0.27, 7, 1.05)}" fill="${inner}"/>`
  );
}

export function jasmine(radius: number): string {
  const shape = petal(0, radius, radius * 0.42, 0.55);
  const petals = times(
    5,
    (index) => `<path d="${shape}"${index === 0 ? '' : ` transform="rotate(${index * 72})"`}/>`,
  ).join('');
  return (
    `<g fill="${palette.jasmine}" stroke="${palette.jasmineEdge}" stroke-width="${round(radius * 0.07)}">${petals}</g>` +
    circle(radius * 0.16, `fill="${palette.gold500}"`)
  );
}

export function rose(radius: number): string {
  const r = (factor: number) => round(radius * factor);
  const arc = (size: number, sweep: string, x: number, y: number) =>
    `A${r(size)} ${r(size)} 0 ${sweep} ${r(x)} ${r(y)}`;
  return (
    `<path d="${scallop(radius * 0.86, 7, 1.05)}" fill="${palette.rose}"/>` +
    `<path d="M${r(-0.55)} ${r(0.1)}${arc(0.6, '0 1', 0.5, -0.25)}M${r(-0.3)} ${r(0.35)}${arc(0.45, '0 0', 0.45, 0.05)}` +
    `M${r(-0.18)} 0${arc(0.2, '1 1', 0.14, 0.12)}" fill="none" stroke="${palette.roseLight}" ` +
    `stroke-width="${r(0.12)}" stroke-linecap="round"/>`
  );
}

/** A mango leaf that hangs from the origin. */
export function mangoLeaf(length: number, colour: string = palette.leaf): string {
  const l = (factor: number) => round(length * factor);
  return (
    `<path d="M0 0C${l(0.26)} ${l(0.2)} ${l(0.2)} ${l(0.7)} 0 ${l(1)}C${l(-0.2)} ${l(0.7)} ${l(-0.26)} ${l(0.2)} 0 0Z" ` +
    `fill="${colour}"/><path d="M0 ${l(0.08)}V${l(0.9)}" stroke="${palette.leafVein}" fill="none"/>`
  );
}
