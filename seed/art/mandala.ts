import { petal, round, scallop } from './geometry.ts';
import { circle, dotRing, ringOf } from './svg.ts';

interface MandalaOptions {
  stroke: string;
  strokeWidth: number;
  /** Prefix of the ids inside, when one file holds more than one mandala. */
  id?: string;
  /** Draw only what shows above the horizontal line through the centre. */
  upperHalf?: boolean;
}

/** A mandala of petal rings round the origin. The proportions were drawn for a radius of 500. */
export function mandala(radius: number, { stroke, strokeWidth, id = 'm', upperHalf = false }: MandalaOptions): string {
  const unit = radius / 500;
  const leaf = (inner: number, outer: number, halfWidth: number) => petal(inner * unit, outer * unit, halfWidth * unit);
  const solid = `fill="${stroke}" stroke="none"`;
  const dot = (y: number, size: number) => `<circle cy="${round(-y * unit)}" r="${round(size * unit)}" ${solid}/>`;
  const rise = (from: number, to: number) => `M0 ${round(-from * unit)}V${round(-to * unit)}`;
  // A petal just below the horizon still shows its upper edge, hence a little more than a quarter turn each way.
  const keep = (degrees: number) => !upperHalf || Math.min(degrees % 360, 360 - (degrees % 360)) <= 96;
  const ring = (part: string, count: number, offset = 0) => ringOf(id + part, count, offset, keep);

  return `<defs>
    <path id="${id}a" d="${leaf(40, 120, 22)}${leaf(52, 100, 11)}"/>
    <g id="${id}b"><path d="${leaf(128, 218, 26)}${leaf(140, 198, 15)}${rise(150, 182)}"/>${dot(226, 3)}</g>
    <g id="${id}c"><path d="${leaf(246, 346, 30)}${leaf(258, 326, 19)}"/>
      <path d="${leaf(272, 304, 8)}" ${solid} opacity=".55"/></g>
    <path id="${id}d" d="${leaf(300, 362, 13)}" opacity=".8"/>
    <g id="${id}e"><path d="${leaf(404, 478, 20)}${leaf(414, 462, 11)}"/>${dot(488, 3.4)}</g>
    <g id="${id}f" opacity=".7"><path d="${rise(404, 424)}"/><circle cy="${round(-430 * unit)}" r="${round(4 * unit)}"/></g>
    </defs>
    <g fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round">
    ${circle(12 * unit)}${circle(20 * unit)}${dotRing(29 * unit, 12, 3 * unit, stroke)}${circle(38 * unit)}
    ${ring('a', 12)}<g opacity=".5">${ring('a', 12, 15)}</g>
    ${circle(122 * unit)}${circle(127 * unit)}
    ${ring('b', 16)}
    <path d="${scallop(231 * unit, 32, 1.7)}"/>${circle(240 * unit)}${circle(245 * unit)}
    ${ring('d', 24, 7.5)}${ring('c', 24)}
    <path d="${scallop(366 * unit, 48, 1.7)}"/>${circle(376 * unit)}
    ${dotRing(386 * unit, 72, 2.6 * unit, stroke)}
    ${circle(396 * unit)}${circle(401 * unit)}
    ${ring('e', 36)}${ring('f', 36, 5)}
    </g>`;
}
