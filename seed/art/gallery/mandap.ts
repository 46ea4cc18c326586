import { mangoLeaf, marigold } from '../flowers.ts';
import { round, times } from '../geometry.ts';
import { kolam } from '../kolam.ts';
import { flame } from '../lamp.ts';
import { mandala } from '../mandala.ts';
import { palette } from '../palette.ts';
import { at, svgFile } from '../svg.ts';

const { gold300: gold, gold500, jasmineEdge, jasmine, leaf, leafDark, maroon800, maroon900, wine } = palette;
const goldLine = (width: number) => `fill="none" stroke="${gold}" stroke-width="${width}"`;

const bead = 8.5;
const step = bead * 1.75;

/** A string of marigolds with every fourth one white, ending in a mango leaf. */
function hanging(x: number, count: number): string {
  const flowers = times(count, (index) => {
    const id = index % 4 === 3 ? 'white' : 'marigold';
    return `<use href="#${id}" x="${x}" y="${round(232 + index * step)}"/>`;
  });
  return `<use href="#leaf" x="${x}" y="${round(232 + count * step - bead)}"/>${flowers.join('')}`;
}

function pillar(x: number): string {
  const diamonds = [250, 300, 350, 400, 450].map((y) => `M${x} ${y - 14}l9 14-9 14-9-14z`).join('');
  const dots = [250, 300, 350, 400, 450].map((y) => `<circle cx="${x}" cy="${y}" r="2.4"/>`).join('');
  return `<path d="M${x - 13} 226h26v262h-26z" fill="${wine}" stroke="${gold}" stroke-width="1.5"/>
    <path d="${diamonds}" ${goldLine(1.3)}/><g fill="${gold}">${dots}<rect x="${x - 19}" y="216" width="38" height="12" rx="3"/>
    <rect x="${x - 20}" y="484" width="40" height="14" rx="3"/></g>`;
}

const plantain = (): string =>
  `<g id="plantain"><path d="M-5 0C-4 -60 -3 -130 0 -180L6 -180C5 -120 6 -60 7 0Z" fill="#7E9460"/><g fill="${leaf}">
  <path d="M2 -178C-30 -230 -70 -236 -92 -210C-62 -214 -30 -200 2 -178Z"/>
  <path d="M2 -178C10 -236 -6 -280 -34 -292C-26 -256 -22 -214 2 -178Z"/>
  <path d="M3 -170C26 -190 58 -170 66 -130C44 -152 26 -166 3 -170Z"/></g><g fill="${leafDark}">
  <path d="M3 -178C30 -226 62 -228 84 -198C54 -206 30 -200 3 -178Z"/>
  <path d="M1 -170C-26 -186 -62 -164 -70 -124C-46 -148 -24 -164 1 -170Z"/></g>
  <path d="M2 -178C-26 -210 -58 -222 -88 -211M2 -178C0 -220 -14 -264 -32 -290M3 -170C28 -176 50 -154 64 -133M3 -178C28 -206 54 -212 81 -200M1 -170C-26 -172 -52 -150 -68 -128"
    fill="none" stroke="${palette.leafVein}" stroke-width=".9"/></g>`;

const roof = (): string => {
  const beads = times(17, (index) => `<circle cx="${140 + index * 20}" cy="203" r="3.4"/>`).join('');
  const lozenges = times(13, (index) => `M${180 + index * 20} 166l5 8-5 8-5-8z`).join('');
  return `<g stroke="${gold}" stroke-width="2" fill="${maroon800}"><path d="M120 216H480L462 190H138Z"/>
    <path d="M152 190H448L426 158H174Z" fill="${wine}"/><path d="M188 158C196 96 262 90 300 44C338 90 404 96 412 158Z"/></g>
    <path d="M214 158C222 112 272 104 300 66C328 104 378 112 386 158M244 158C252 124 284 116 300 90C316 116 348 124 356 158M274 158C280 134 294 130 300 116C306 130 320 134 326 158"
      ${goldLine(1.4)}/><g fill="${gold}">${beads}<path d="${lozenges}"/>
    <path transform="translate(300 44)" d="M-11 0C-15 -12 -7 -16 -6 -20H6C7 -16 15 -12 11 0ZM0 -20C-5 -26 -4 -32 0 -40C4 -32 5 -26 0 -20Z"/></g>`;
};

/** The sacred fire between the two low seats. */
const fire = (): string =>
  at(
    300,
    498,
    `<path d="M-36 0L-28 -26H28L36 0Z" fill="#A4472F" stroke="${gold}" stroke-width="1.6"/>
    <path d="M-32 -13H32M-16 -26L-19 -13M0 -26V-13M16 -26L19 -13M-10 -13L-11 0M10 -13L11 0" stroke="${gold}" opacity=".8"/>
    ${flame(-13, -24, 1.1)}${flame(13, -24, 1.1)}${flame(0, -24, 1.7)}`,
  );

const seat = (x: number): string => `M${x} 498V478Q${x} 470 ${x + 8} 470H${x + 42}Q${x + 50} 470 ${x + 50} 478V498Z`;

const floorKolams = (): string => times(7, (index) => `<use href="#k" x="${90 + index * 70}" y="567"/>`).join('');

const hangings = [8, 5, 3, 2, 3, 5, 8].map((count, index) => hanging(180 + index * 40, count));

export const mandap = (): string =>
  svgFile(
    { viewBox: [0, 0, 600, 600], width: 600 },
    `<defs><g id="marigold">${marigold(bead)}</g><g id="white">${marigold(bead, jasmine, jasmineEdge)}</g>
    <g id="leaf">${mangoLeaf(20)}</g><g id="k">${kolam(2, 7, { stroke: gold, strokeWidth: 1.3 })}</g>${plantain()}</defs>
    <path d="M0 0H600V600H0Z" fill="#F3E3C3"/>
    <g transform="translate(300 250)" opacity=".5">${mandala(300, { stroke: gold500, strokeWidth: 1 })}</g>
    <path d="M0 505H600V600H0Z" fill="#7A1D38"/><path d="M0 505H600" stroke="${gold}" stroke-width="2"/>
    <g transform="translate(15 32) scale(.95)"><path d="M90 540H510V528H470V514H440V498H160V514H130V528H90Z" fill="${maroon900}"/>
    <path d="M90 540V528H130V514H160V498M510 540V528H470V514H440V498M130 528H470M160 514H440" ${goldLine(1.6)}/>
    <use href="#plantain" transform="translate(112 498)"/><use href="#plantain" transform="translate(488 498) scale(-1 1)"/>
    <path d="M150 228V498H450V228Z" fill="#FBEFD6" opacity=".75"/>
    ${hangings.join('')}${pillar(152)}${pillar(448)}${roof()}${fire()}
    <path d="${seat(190)}${seat(360)}" fill="${wine}" stroke="${gold}" stroke-width="1.6"/>
    <path d="M196 482H234M366 482H404" ${goldLine(1)} stroke-dasharray="3 3"/></g>${floorKolams()}`,
  );
