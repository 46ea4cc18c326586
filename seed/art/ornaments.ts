import { petal, scallop, times } from './geometry.ts';
import { kolam } from './kolam.ts';
import { lotus } from './lotus.ts';
import { mandala } from './mandala.ts';
import { palette } from './palette.ts';
import { at, circle, ringOf, svgFile } from './svg.ts';

const { gold300, gold500, ivory, maroon900, paper } = palette;

export const heroMandala = (): string =>
  svgFile(
    { viewBox: [-520, -510, 1040, 512], width: 1040 },
    mandala(500, { stroke: gold300, strokeWidth: 1.25, upperHalf: true }),
  );

/** Mango leaves with marigolds between them: two repeats of 40, so the strip tiles without a seam. */
export function toran(): string {
  const leaf = (x: number) => `M${x} 6C${x + 11} 14 ${x + 8} 32 ${x} 44C${x - 8} 32 ${x - 11} 14 ${x} 6ZM${x} 12V36`;
  const flower = (x: number) =>
    at(x, 12, `<path d="${scallop(4.6, 8, 1.05)}"/><circle r="1.6" fill="${gold300}" stroke="none"/>`);
  const string = [0, 40].map((x) => `M${x} 4Q${x + 20} 10 ${x + 40} 4`).join('');
  return svgFile(
    { viewBox: [0, 0, 80, 48], width: 80 },
    `<g fill="none" stroke="${gold300}" stroke-width="1.1"><path d="M0 1H80" stroke-width="1.4"/>
    <path d="${string}" opacity=".7"/><path d="${leaf(20)}${leaf(60)}"/>${[0, 40, 80].map(flower).join('')}</g>`,
  );
}

/** The thin double line under a section's title. `ground` fills the petals, so that the ones behind do not show through. */
function lotusRule(colour: string, ground: string): string {
  const lozenge = 'M-160 -2l5-4 5 4-5 4zM160 -2l-5-4-5 4 5 4z';
  return svgFile(
    { viewBox: [-160, -32, 320, 42], width: 320 },
    `<g fill="none" stroke="${colour}" stroke-width="1.1"><path d="M-152 -2H-34M34 -2H152"/>
    <path d="M-128 3H-30M30 3H128" opacity=".7"/><path d="M-20 4Q0 11 20 4"/></g>
    <g fill="${colour}"><path d="${lozenge}"/><circle cx="-28" cy=".5" r="2"/><circle cx="28" cy=".5" r="2"/></g>
    ${lotus({ stroke: colour, strokeWidth: 1.3, fill: ground, scale: 0.92 })}`,
  );
}

const sealBody = (colour: string, ground: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="2"><path d="${scallop(43, 20, 1.05)}"/>${circle(37)}${circle(33, 'stroke-width="1"')}
  <path d="M-18 20Q0 27 18 20"/></g>${at(0, 13, lotus({ stroke: colour, strokeWidth: 1.9, fill: ground, scale: 1.05 }))}`;

export const seal = (): string => svgFile({ viewBox: [-50, -50, 100, 100], width: 96 }, sealBody(gold300, 'none'));

export const favicon = (): string =>
  svgFile(
    { viewBox: [-50, -50, 100, 100], width: 64 },
    `<circle r="50" fill="${maroon900}"/><circle r="44" fill="none" stroke="${gold300}" stroke-width="2.5"/>
    ${at(0, 21, lotus({ stroke: gold300, strokeWidth: 2.2, fill: maroon900, scale: 1.55 }))}
    <path d="M-25 28Q0 37 25 28" fill="none" stroke="${gold300}" stroke-width="3" stroke-linecap="round"/>`,
  );

export const verifiedSeal = (): string =>
  svgFile(
    { viewBox: [-12, -12, 24, 24], width: 24 },
    `<path d="${scallop(9.2, 12, 1.05)}" fill="${gold500}"/><g fill="none" stroke="${paper}">${circle(7.4, 'stroke-width=".8"')}
    <path d="M-3.4 .2l2.5 2.6 4.5-5.2" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  );

/** Large kolam for the footer: its middle lies in the file's corner, so the file is one quarter of the whole, top right. */
export const cornerKolam = (): string =>
  svgFile({ viewBox: [-204, 0, 204, 204], width: 204 }, kolam(5, 22, { stroke: gold300, strokeWidth: 1.6 }));

/** Small kolam with short double lines leaving it: top left corner of the invitation card. Turn it for the others. */
export const inviteCorner = (): string =>
  svgFile(
    { viewBox: [-26, -26, 96, 96], width: 96 },
    `${kolam(2, 7.5, { stroke: gold500, strokeWidth: 1.5 })}<g fill="none" stroke="${gold500}" stroke-width="1">
    <path d="M33 -2.5H70M-2.5 33V70"/><path d="M33 2.5H70M2.5 33V70" opacity=".6"/></g>
    <path d="M26 0l4-4 4 4-4 4zM0 26l4 4-4 4-4-4z" fill="${gold500}"/>`,
  );

/** Petals round an empty disc; the page sets the number of the step in the middle. */
export const stepRing = (): string =>
  svgFile(
    { viewBox: [-50, -50, 100, 100], width: 96 },
    `<defs><path id="p" d="${petal(32, 47, 4.6)}${petal(35, 43.5, 2.2)}"/></defs>
    <g fill="none" stroke="${gold500}" stroke-width="1.1" stroke-linejoin="round">${circle(26)}${circle(29, 'opacity=".7"')}
    ${ringOf('p', 18)}</g><g fill="${gold500}">${times(18, (index) => {
      const angle = ((index + 0.5) * Math.PI) / 9;
      return `<circle cx="${(40 * Math.sin(angle)).toFixed(1)}" cy="${(-40 * Math.cos(angle)).toFixed(1)}" r="1"/>`;
    }).join('')}</g>`,
  );

export const lotusRuleDark = (): string => lotusRule(gold500, ivory);
/** On maroon the ground under the rule is a gradient, so the petals stay open there. */
export const lotusRuleLight = (): string => lotusRule(gold300, 'none');
