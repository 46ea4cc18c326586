import { petal, round, scallop, smoothClosed, times, type Point } from '../geometry.ts';
import { mandala } from '../mandala.ts';
import { palette } from '../palette.ts';
import { circle, dotRing, ringOf, svgFile } from '../svg.ts';

const skin = '#D9A074';
const contour = '#A86A43';
const henna = '#7A2A1C';
const { gold300, leafDark, wine } = palette;

/** A finger is a spine of three points with half its width at each; the tip is round. */
interface Finger {
  spine: readonly [Point, Point, Point];
  halfWidths: readonly [number, number, number];
}

const fingers: readonly Finger[] = [
  { spine: [[101, 318], [88, 258], [83, 200]], halfWidths: [15, 12.5, 8] }, // oxfmt-ignore
  { spine: [[127, 302], [119, 222], [119, 142]], halfWidths: [17, 14, 9] }, // oxfmt-ignore
  { spine: [[157, 298], [158, 206], [164, 116]], halfWidths: [17.5, 14.5, 9.5] }, // oxfmt-ignore
  { spine: [[187, 304], [196, 224], [206, 146]], halfWidths: [17, 14, 9] }, // oxfmt-ignore
  { spine: [[200, 400], [230, 338], [252, 262]], halfWidths: [26, 16, 9.5] }, // oxfmt-ignore
];

/** The point, direction and half width at `t` (0 at the root, 1 at the tip) of a finger's bent spine. */
function along({ spine: [root, middle, tip], halfWidths }: Finger, t: number) {
  const quadratic = (a: number, b: number, c: number) => {
    // The control point is chosen so that the curve goes through the middle point.
    const control = 2 * b - (a + c) / 2;
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * control + t ** 2 * c;
  };
  const slope = (a: number, b: number, c: number) => {
    const control = 2 * b - (a + c) / 2;
    return 2 * (1 - t) * (control - a) + 2 * t * (c - control);
  };
  const [dx, dy] = [slope(root[0], middle[0], tip[0]), slope(root[1], middle[1], tip[1])];
  return {
    x: quadratic(root[0], middle[0], tip[0]),
    y: quadratic(root[1], middle[1], tip[1]),
    half: quadratic(...halfWidths),
    /** Degrees away from straight up. */
    turn: (Math.atan2(dx, -dy) * 180) / Math.PI,
  };
}

function outline(finger: Finger): string {
  const steps = [0, 0.25, 0.5, 0.75, 0.94];
  const side = (sign: number) =>
    steps.map((t): Point => {
      const { x, y, half, turn } = along(finger, t);
      const angle = (turn * Math.PI) / 180;
      return [x + sign * half * Math.cos(angle), y + sign * half * Math.sin(angle)];
    });
  const { x, y, half, turn } = along(finger, 1);
  const angle = (turn * Math.PI) / 180;
  const tip: Point = [x + Math.sin(angle) * half * 0.7, y - Math.cos(angle) * half * 0.7];
  return smoothClosed([...side(-1), tip, ...side(1).reverse()]);
}

const palm =
  'M86 322C84 300 98 290 112 292L196 294C208 296 208 312 209 332C212 350 226 366 222 388C218 418 194 424 190 462C188 490 196 540 200 610H98C104 540 112 490 110 462C108 424 90 392 86 322Z';

/** Henna on one finger, in its own direction: dipped tip, bands, a lozenge and a trail of dots towards the root. */
function decorated(finger: Finger, index: number): string {
  const mark = (t: number, body: string) => {
    const { x, y, turn } = along(finger, t);
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${body}</g>`;
  };
  const band = 'M-24 4Q0 -6 24 4';
  const marks = [
    mark(0.8, '<path d="M-24 2Q0 -10 24 2V-60H-24Z" fill="' + henna + '" stroke="none"/>'),
    mark(0.76, `<path d="${band}"/>`),
    mark(
      0.62,
      `<path d="M0 -13L6 0L0 13L-6 0Z" fill="${henna}" stroke="none"/><path d="M-12 0h1M11 0h1" stroke-width="3"/>`,
    ),
    mark(0.49, `<path d="${band}"/>`),
    mark(0.455, `<path d="${band}"/>`),
    mark(0.36, `<path d="M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z"/><circle r="1.6" fill="${henna}" stroke="none"/>`),
    ...[0.27, 0.21, 0.15].map((t) => mark(t, '<path d="M0 0h0" stroke-width="4"/>')),
  ];
  return `<g clip-path="url(#f${index})">${marks.join('')}</g>`;
}

const palmFlower = (): string =>
  `<defs><path id="p" d="${petal(12, 27, 5)}"/><path id="q" d="${petal(37, 51, 4.6)}" fill="${henna}" stroke="none"/></defs>
  <g transform="translate(152 362)">${circle(6, `fill="${henna}"`)}${circle(11)}${ringOf('p', 10)}${circle(29)}
  <path d="${scallop(33, 16, 1.02)}"/>${ringOf('q', 14)}${dotRing(56, 28, 1.5, henna)}</g>`;

const wristband = (): string => {
  const leaves = times(7, (index) => index - 3).map((step) => {
    const y = round(457 + Math.abs(step) * 1.2);
    return `<path d="${petal(0, 15, 4)}" fill="${henna}" stroke="none" transform="translate(${150 + step * 11} ${y}) rotate(${step * 5})"/>`;
  });
  return `<path d="M104 462Q150 448 196 462M104 468Q150 454 196 468"/>${leaves.join('')}<path d="M112 482Q118.5 474 125 482T138 482T151 482T164 482T177 482T190 482"/>`;
};

/** A bangle seen a little from above: only its front half shows. */
function bangle(y: number, colour: string, width: number): string {
  const reach = round(44 + (y - 500) * 0.045);
  const arc = `M${150 - reach} ${y}Q150 ${y + 15} ${150 + reach} ${y}`;
  return `<path d="${arc}" stroke="${colour}" stroke-width="${width}"/>`;
}

const bangles = (): string => {
  const stack = [
    bangle(502, gold300, 6),
    bangle(512, wine, 11),
    bangle(523, gold300, 6),
    bangle(534, leafDark, 11),
    bangle(545, gold300, 6),
    bangle(556, wine, 11),
    bangle(567, gold300, 6),
  ];
  const pearls = [512, 556].map((y) => {
    const reach = round(42 + (y - 500) * 0.045);
    return `<path d="M${150 - reach} ${y}Q150 ${y + 15} ${150 + reach} ${y}" stroke="#FFF6E2" stroke-width="3.4" stroke-dasharray="0 8.5"/>`;
  });
  return `<g fill="none" stroke-linecap="round">${stack.join('')}${pearls.join('')}</g>`;
};

export function hand(): string {
  const shapes = [palm, ...fingers.map(outline)].map((shape) => `<path d="${shape}"/>`).join('');
  const clips = fingers.map((finger, index) => `<clipPath id="f${index}"><path d="${outline(finger)}"/></clipPath>`);
  return svgFile(
    { viewBox: [0, 0, 300, 600], width: 300 },
    `<defs><g id="h">${shapes}</g>${clips.join('')}</defs><path d="M0 0H300V600H0Z" fill="#E5B55E"/>
    <g transform="translate(150 330)" opacity=".5">${mandala(300, { stroke: '#A9741F', strokeWidth: 1 })}</g>
    <use href="#h" fill="${contour}" stroke="${contour}" stroke-width="4" stroke-linejoin="round"/><use href="#h" fill="${skin}"/>
    <path d="M113 310V292M142 302V286M172 302V288M206 352C196 366 190 384 192 404" fill="none" stroke="${contour}" stroke-width="2" stroke-linecap="round" opacity=".7"/>
    <g fill="none" stroke="${henna}" stroke-width="1.8" stroke-linecap="round">${fingers.map(decorated).join('')}${palmFlower()}${wristband()}</g>
    ${bangles()}<path d="M84 584Q150 604 216 584V600H84Z" fill="#6B1230"/><path d="M84 584Q150 604 216 584" fill="none" stroke="${gold300}" stroke-width="5"/>`,
  );
}
