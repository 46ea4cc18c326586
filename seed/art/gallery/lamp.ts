import { kolam } from '../kolam.ts';
import { brassLamp, glow } from '../lamp.ts';
import { palette } from '../palette.ts';
import { at, svgFile } from '../svg.ts';

const { gold300: gold, maroon900 } = palette;

export function lampPicture(): string {
  const feet = [58, 104, 150, 196, 242].map((x) => `<use href="#k" x="${x}" y="571"/>`).join('');
  const corners = [46, 254].map((x) => at(x, 40, kolam(2, 9, { stroke: gold, strokeWidth: 1.2 }))).join('');
  return svgFile(
    { viewBox: [0, 0, 300, 600], width: 300 },
    `<defs>${glow('g', 0.75)}<g id="k">${kolam(2, 5.5, { stroke: gold, strokeWidth: 1.1 })}</g></defs>
    <path d="M0 0H300V600H0Z" fill="${maroon900}"/><g stroke="${gold}">
    <path d="M34 600V236C34 150 96 110 150 54C204 110 266 150 266 236V600Z" fill="#5C0F2A" stroke-width="1.6"/>
    <path d="M46 600V240C46 160 102 122 150 72C198 122 254 160 254 240V600" fill="none" stroke-width=".9"/></g>
    <circle cx="150" cy="218" r="150" fill="url(#g)"/><path d="M0 542H300V600H0Z" fill="#3A0818"/>
    <path d="M0 542H300" stroke="${gold}" stroke-width="1.6"/><path d="M0 548H300" stroke="${gold}" stroke-width=".8"/>
    ${at(0, 14, brassLamp())}${feet}${corners}`,
  );
}
