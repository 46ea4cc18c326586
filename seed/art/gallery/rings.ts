import { petal, times } from '../geometry.ts';
import { mandala } from '../mandala.ts';
import { palette } from '../palette.ts';
import { at, ringOf, svgFile } from '../svg.ts';

const { brassDark, rose, roseLight } = palette;

/** Where rose petals lie, and how they are turned. */
const petals = [
  [50, 70, 30],
  [120, 38, 200],
  [352, 60, 120],
  [30, 190, 80],
  [374, 196, 10],
  [60, 330, 300],
  [150, 376, 60],
  [270, 356, 140],
  [356, 318, 220],
  [252, 40, 330],
  [96, 140, 250],
  [312, 262, 96],
] as const;

const band = (): string => {
  const turn = (radius: number, colour: string, width: number) =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return `${turn(74, brassDark, 19)}${turn(74, '#DDB25B', 16)}${turn(79, '#F6E2AE', 2.5)}
    <circle r="74" fill="none" stroke="${brassDark}" stroke-width="1.6" stroke-dasharray="0 9" stroke-linecap="round"/>`;
};

const diamond = `<path d="M-22 -8L-10 -22H10L22 -8L0 16Z" fill="#FFF9EE" stroke="${brassDark}" stroke-width="2" stroke-linejoin="round"/>
  <path d="M-22 -8H22M-10 -22L-6 -8L0 16L6 -8L10 -22M-6 -8L0 -22L6 -8" fill="none" stroke="#C9A35A" stroke-width="1.3" stroke-linejoin="round"/>`;

const ruby = `<defs><circle id="s" cy="-17" r="3" fill="#F6E2AE" stroke="${brassDark}" stroke-width=".8"/></defs>
  <circle r="13" fill="${rose}" stroke="${brassDark}" stroke-width="2.4"/>
  <circle r="7.5" fill="none" stroke="${roseLight}" stroke-width="1.2"/>${ringOf('s', 10)}`;

export function rings(): string {
  const scattered = petals.map(
    ([x, y, turn]) => `<use href="#petal" transform="translate(${x} ${y}) rotate(${turn})"/>`,
  );
  const links = times(2, (index) => `<use href="#band" x="${156 + index * 90}" y="232"/>`);
  return svgFile(
    { viewBox: [0, 0, 400, 400], width: 400 },
    `<defs><g id="petal"><path d="${petal(0, 40, 13, 0.55)}" fill="#C97A86"/><path d="M0 -6V-30" stroke="#E3AAB0" stroke-width="1.4" fill="none"/></g>
    <g id="band">${band()}</g><clipPath id="over"><path d="M170 140H246V232H170Z"/></clipPath></defs>
    <path d="M0 0H400V400H0Z" fill="#EBC9BE"/>
    <g transform="translate(200 210)" opacity=".55">${mandala(240, { stroke: '#B4697A', strokeWidth: 0.9 })}</g>
    <g opacity=".85">${scattered.join('')}</g>
    <g transform="translate(-41 -40) scale(1.2)"><ellipse cx="201" cy="316" rx="110" ry="9" fill="#9C5560" opacity=".25"/>
    ${links.join('')}<g clip-path="url(#over)"><use href="#band" x="156" y="232"/></g>
    ${at(246, 146, diamond)}${at(156, 146, ruby)}</g>`,
  );
}
