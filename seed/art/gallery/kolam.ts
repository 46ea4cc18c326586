import { kolam } from '../kolam.ts';
import { flame } from '../lamp.ts';
import { palette } from '../palette.ts';
import { svgFile } from '../svg.ts';

const { brass, brassDark, gold300 } = palette;

export function kolamPicture(): string {
  const corners = [58, 342].flatMap((x) => [58, 342].map((y) => `<use href="#lamp" x="${x}" y="${y}"/>`));
  return svgFile(
    { viewBox: [0, 0, 400, 400], width: 400 },
    `<defs><g id="lamp"><circle cy="-10" r="34" fill="#F7C765" opacity=".1"/><path d="M-24 2C-20 18 20 18 24 2C12 8 -12 8 -24 2Z" fill="${brass}"/>
    <ellipse cy="2" rx="24" ry="6" fill="${gold300}"/><ellipse cy="2" rx="17" ry="3.6" fill="${brassDark}"/>${flame(0, 2, 0.9)}</g></defs>
    <path d="M0 0H400V400H0Z" fill="#8A2F2A"/>
    <path d="M0 100H400M0 200H400M0 300H400M100 0V400M200 0V400M300 0V400" stroke="#7A2724" stroke-width="2"/>
    <g transform="translate(200 200)">${kolam(5, 19.5, { stroke: '#FFF8EA', strokeWidth: 3.6, dot: '#F2C56B' })}</g>
    ${corners.join('')}`,
  );
}
