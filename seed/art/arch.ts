import { brassLamp, glow } from './lamp.ts';
import { lotus } from './lotus.ts';
import { mandala } from './mandala.ts';
import { palette } from './palette.ts';
import { at, svgFile } from './svg.ts';

const { gold300, gold500, ivory, maroon800 } = palette;

/** For the error page: an arch with a lit lamp. */
export function archLamp(): string {
  const outline = 'M14 545V226C14 136 90 92 150 28C210 92 286 136 286 226V545';
  return svgFile(
    { viewBox: [0, 0, 300, 560], width: 300 },
    `<defs>${glow('g', 0.6)}</defs>
    <path d="${outline}Z" fill="${maroon800}" stroke="${gold500}" stroke-width="2"/>
    <path d="M26 545V230C26 148 98 106 150 48C202 106 274 148 274 230V545" fill="none" stroke="${gold300}"/>
    ${at(150, 27, lotus({ stroke: gold500, strokeWidth: 1.5, fill: ivory, scale: 0.9 }))}
    <circle cx="150" cy="215" r="140" fill="url(#g)"/>${at(0, 17, brassLamp())}
    <path d="M4 545H296" stroke="${gold500}" stroke-width="3"/><path d="M0 552H300" stroke="${gold500}"/>`,
  );
}

interface NicheColours {
  wall: string;
  inside: string;
  /** How strongly the mandala inside shows. */
  pattern?: number;
}

/** The pointed niche every portrait stands in, 400 x 500. */
export function niche({ wall, inside, pattern = 0.5 }: NicheColours): string {
  const opening = 'M36 500V218C36 136 128 106 200 34C272 106 364 136 364 218V500';
  return `<path d="M0 0H400V500H0Z" fill="${wall}"/><path d="${opening}Z" fill="${inside}"/>
    <g transform="translate(200 236)" opacity="${pattern}">${mandala(190, { stroke: '#FFF3D6', strokeWidth: 0.9, id: 'n' })}</g>
    <path d="${opening}" fill="none" stroke="#FFF3D6" stroke-width="2"/>
    <path d="M27 500V216C27 130 122 98 200 20C278 98 373 130 373 216V500" fill="none" stroke="${gold500}" stroke-width="1.3"/>`;
}

/** Stands in for a missing picture: head and shoulders of nobody in particular. */
export function portraitPlaceholder(): string {
  const head =
    'M200 196C238 196 259 224 257 264C255 308 230 342 200 342C170 342 145 308 143 264C141 224 162 196 200 196Z';
  const shoulders =
    'M46 500C48 434 84 408 144 394C166 388 171 380 171 362V318H229V362C229 380 234 388 256 394C316 408 352 434 354 500Z';
  return svgFile(
    { viewBox: [0, 0, 400, 500], width: 320 },
    `${niche({ wall: '#F4E9D3', inside: '#E9D8B3' })}<g fill="#C9AA6C"><path d="${head}"/><path d="${shoulders}"/></g>
    <g fill="none" stroke="#F4E9D3"><path d="M146 395Q200 446 254 395" stroke-width="3"/>
    <path d="M134 399Q200 464 266 399" stroke-width="1.6"/></g>`,
  );
}
