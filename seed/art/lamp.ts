import { times } from './geometry.ts';
import { palette } from './palette.ts';
import { at } from './svg.ts';

export function flame(x: number, y: number, scale: number): string {
  const shape =
    '<path d="M0 0C-9 -6 -9 -17 0 -32C9 -17 9 -6 0 0Z" fill="#F2B544"/>' +
    '<path d="M0 -1C-4.5 -5 -4.5 -11 0 -20C4.5 -11 4.5 -5 0 -1Z" fill="#FFF1C9"/>';
  return at(x, y, shape, { scale });
}

/** The warm light round a flame. */
export const glow = (id: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="#F7C765" stop-opacity="${opacity}"/>` +
  '<stop offset="1" stop-color="#F7C765" stop-opacity="0"/></radialGradient>';

/** A tall brass lamp (kuthuvilakku) with five flames, centred on x = 150, from y = 106 down to its foot at y = 528. */
export function brassLamp(): string {
  const { gold300: light, brass, brassDark } = palette;
  const ellipse = (y: number, rx: number, ry: number) => `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${ry}"/>`;
  const beads = times(7, (index) => index - 3).map((step) => {
    const lift = Math.round(262 - Math.abs(step) * 2.4);
    return `<circle cx="${150 + step * 17}" cy="${lift}" r="2.2"/>`;
  });
  return `<path d="M150 150C139 140 143 128 150 106C157 128 161 140 150 150Z" fill="${light}"/>
    <path d="M150 145C145 139 147 132 150 122C153 132 155 139 150 145Z" fill="${brass}"/>
    <circle cx="150" cy="154" r="6" fill="${brass}"/>
    <path d="M143 160H157L154 196H146ZM144 196H156V240H144Z" fill="${brass}"/>
    <path d="M64 232C84 226 104 224 150 224C196 224 216 226 236 232C226 262 190 274 150 274C110 274 74 262 64 232Z" fill="${brass}"/>
    <path d="M64 232C84 242 120 246 150 246C180 246 216 242 236 232C216 225 196 222 150 222C104 222 84 225 64 232Z" fill="${brassDark}"/>
    <path d="M144 210H156V243H144Z" fill="${brass}"/>
    <path d="M76 250Q150 282 224 250" fill="none" stroke="${light}" stroke-width="1.6"/>
    ${flame(70, 234, 1.15)}${flame(230, 234, 1.15)}${flame(108, 240, 1.2)}${flame(192, 240, 1.2)}${flame(150, 246, 1.45)}
    <path d="M138 274H162L157 300H143Z" fill="${brassDark}"/>
    <path d="M143 306H157V350H143ZM141 362H159V424H141Z" fill="${brass}"/>
    <path d="M138 434H162C162 470 196 482 216 496H84C104 482 138 470 138 434Z" fill="${brass}"/>
    <path d="M56 516H244V528H56Z" fill="${brass}"/>
    <g fill="${light}">${beads.join('')}${ellipse(180, 11, 5)}${ellipse(194, 15, 5)}${ellipse(302, 24, 8)}${ellipse(328, 13, 6)}
    ${ellipse(356, 28, 9)}${ellipse(380, 15, 6)}${ellipse(402, 15, 6)}${ellipse(428, 32, 10)}
    <path d="M74 496H226L238 516H62Z"/></g>
    <path d="M147 308V348M146 364V422M144 440C142 468 122 480 108 490M112 484Q150 496 188 484" fill="none" stroke="${light}" stroke-width="1.5" stroke-opacity=".8"/>
    <path d="M62 516H238" stroke="${brassDark}" stroke-width="1.4"/>`;
}
