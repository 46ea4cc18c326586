import { lotus } from './lotus.ts';
import { mandala } from './mandala.ts';
import { favicon } from './ornaments.ts';
import { palette } from './palette.ts';
import { at, svgFile } from './svg.ts';

const { gold300, maroon800, maroon900 } = palette;

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The sign of the site on a ground without corners, for systems that cut it into a shape of their own: the middle four fifths stay. */
export const maskableIcon = (): string =>
  svgFile(
    { viewBox: [-64, -64, 128, 128], width: 512 },
    `<rect x="-64" y="-64" width="128" height="128" fill="${maroon900}"/>${inner(favicon())}`,
  );

/** What messengers show beside a link to the home page: the hero's mandala and the lotus, without a word and without anybody. */
export const linkPreview = (): string =>
  svgFile(
    { viewBox: [-600, -630, 1200, 630], width: 1200 },
    `<defs><radialGradient id="g" cx=".5" cy="1" r=".9"><stop stop-color="${maroon800}"/><stop offset="1" stop-color="${maroon900}"/></radialGradient></defs>
    <rect x="-600" y="-630" width="1200" height="630" fill="url(#g)"/>
    <g opacity=".45">${mandala(500, { stroke: gold300, strokeWidth: 1.5, upperHalf: true })}</g>
    <circle cy="-290" r="170" fill="${maroon900}"/><circle cy="-290" r="156" fill="none" stroke="${gold300}" stroke-width="5"/>
    ${at(0, -215, lotus({ stroke: gold300, strokeWidth: 2, fill: maroon900, scale: 5.4 }))}
    <path d="M-90 -192Q0 -160 90 -192" fill="none" stroke="${gold300}" stroke-width="8" stroke-linecap="round"/>`,
  );
