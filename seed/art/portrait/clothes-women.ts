import { palette } from '../palette.ts';
import { darker, lighter } from './colours.ts';
import type { Garment } from './cast-types.ts';

/** Clothes in the units of the portrait: 400 x 500, neck from x = 130 to 260 at about y = 400. */
export interface Cloth {
  skin: string;
  /** Main colour, border and second colour (blouse, dupatta, tie). */
  main: string;
  border: string;
  second: string;
  /** Draw small flowers on the cloth. */
  printed: boolean;
}

const shoulders = 'M28 500C34 440 74 416 134 400';
const rightShoulder = 'C322 416 362 440 370 500';
const pleats = (d: string) => `<path d="${d}" stroke="#000" stroke-opacity=".15" stroke-width="2" fill="none"/>`;

/** Small flowers scattered over the cloth, kept inside it by the clip of the same shape. */
function print(shape: string, colour: string, id: string): string {
  const spots = Array.from({ length: 60 }, (_, index) => {
    const row = Math.floor(index / 12);
    const x = 30 + (index % 12) * 30 + (row % 2) * 15;
    return `M${x} ${404 + row * 21}h0`;
  });
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})" stroke="${colour}" stroke-linecap="round">
    <path d="${spots.join('')}" stroke-width="6" stroke-opacity=".75"/></g>`;
}

function saree({ skin, main, border, second, printed }: Cloth): string {
  const blouse = `${shoulders}C140 440 176 466 200 468C228 466 258 440 264 400${rightShoulder}Z`;
  const pallu = 'M262 399C302 406 358 424 370 500H138C206 482 252 452 262 399Z';
  return `<path d="${shoulders}L152 384H246L264 398${rightShoulder}Z" fill="${skin}"/><path d="${blouse}" fill="${second}"/>
    <path d="M134 400C140 440 176 466 200 468C228 466 258 440 264 400" fill="none" stroke="${border}" stroke-width="5"/>
    <path d="${pallu}" fill="${main}"/>${printed ? print(pallu, border, 'cp') : ''}${pleats('M300 412C294 456 262 484 222 500M326 424C320 462 298 486 270 500M348 442C344 470 332 488 316 500')}
    <path d="M262 399C254 452 208 482 138 500" fill="none" stroke="${border}" stroke-width="12"/>
    <path d="M262 399C254 452 208 482 138 500" fill="none" stroke="${darker(border, 0.35)}" stroke-width="2" stroke-dasharray="3 5"/>
    <path d="M278 404C272 458 232 486 176 500" fill="none" stroke="${border}" stroke-width="2.4"/>`;
}

function salwar({ skin, main, border, second, printed }: Cloth): string {
  const kameez = `${shoulders}C150 446 180 466 198 470C220 466 250 446 264 400${rightShoulder}Z`;
  return `<path d="${shoulders}L152 384H246L264 398${rightShoulder}Z" fill="${skin}"/><path d="${kameez}" fill="${main}"/>${printed ? print(kameez, border, 'cp') : ''}
    <path d="M134 400C150 446 180 466 198 470C220 466 250 446 264 400" fill="none" stroke="${border}" stroke-width="7"/>
    <path d="M198 470V500" stroke="${border}" stroke-width="5"/>
    <path d="M134 399C110 404 70 416 52 436C78 452 92 476 96 500H136C134 460 132 424 146 408Z" fill="${second}"/>
    <path d="M264 399C290 404 328 414 346 434C322 452 308 476 304 500H262C264 460 268 424 254 408Z" fill="${second}"/>
    <path d="M136 500C134 460 132 424 146 408M262 500C264 460 268 424 254 408" fill="none" stroke="${border}" stroke-width="4"/>
    ${pleats('M116 412C108 430 116 470 120 500M86 424C102 446 108 476 110 500M282 412C292 430 284 470 280 500M312 424C298 446 292 476 290 500')}`;
}

function kurti({ skin, main, border, printed }: Cloth): string {
  const cloth = `${shoulders}C138 420 160 436 190 446L198 484L206 446C236 436 258 420 264 400${rightShoulder}Z`;
  return `<path d="${shoulders}L152 384H246L264 398${rightShoulder}Z" fill="${skin}"/><path d="${cloth}" fill="${main}"/>${printed ? print(cloth, lighter(main, 0.45), 'cp') : ''}
    <path d="M134 400C138 420 160 436 190 446L198 486L206 446C236 436 258 420 264 400" fill="none" stroke="${border}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M198 486V500" stroke="${border}" stroke-width="3"/>${pleats('M92 428C98 452 98 480 94 500M304 428C298 452 298 480 302 500')}`;
}

export function womensClothes(garment: Garment, cloth: Cloth): string {
  if (garment === 'saree') return saree(cloth);
  return garment === 'salwar' ? salwar(cloth) : kurti(cloth);
}

/** A chain with a pendant: round, or a small cross for Christians. */
export function necklace(kind: 'beads' | 'chain' | 'cross'): string {
  const gold = palette.gold300;
  const line = kind === 'beads' ? 'M150 402Q198 448 248 402' : 'M148 400Q198 440 250 400';
  const pendant = {
    beads: `<circle cx="199" cy="428" r="7" fill="${palette.rose}" stroke="${gold}" stroke-width="3"/>`,
    chain: `<circle cx="199" cy="422" r="4" fill="${gold}" stroke="${palette.brassDark}"/>`,
    cross: `<path d="M199 421V437M193.5 426H204.5" stroke="${palette.brassDark}" stroke-width="5"/><path d="M199 421.5V436.5M194 426H204" stroke="${gold}" stroke-width="3.4"/>`,
  }[kind];
  const width = kind === 'beads' ? 4.5 : 2.2;
  const beads =
    kind === 'beads'
      ? `<path d="${line}" fill="none" stroke="${palette.brassDark}" stroke-width="4" stroke-dasharray="1.5 5"/>`
      : '';
  return `<path d="${line}" fill="none" stroke="${kind === 'beads' ? gold : palette.gold500}" stroke-width="${width}"/>${beads}${pendant}`;
}

/** An earring under the near ear, in the units of the head: a bell (jhumka) or a plain stud. */
export function earring(kind: 'jhumka' | 'stud'): string {
  const { gold300, brassDark, jasmine } = palette;
  if (kind === 'stud')
    return `<circle cx="292" cy="612" r="11" fill="${gold300}" stroke="${brassDark}" stroke-width="3"/>`;
  const pearls = [-20, 0, 20].map(
    (x) => `<circle cx="${x}" cy="60" r="6" fill="${jasmine}" stroke="${brassDark}" stroke-width="2"/>`,
  );
  return `<g transform="translate(290 610)" stroke="${brassDark}" stroke-width="3"><circle r="12" fill="${gold300}"/>
    <path d="M-27 52C-27 14 27 14 27 52Z" fill="${gold300}"/>${pearls.join('')}</g>`;
}
