import { darker, lighter } from './colours.ts';
import type { Garment } from './cast-types.ts';
import type { Cloth } from './clothes-women.ts';

const trunk = 'M22 500C28 438 72 414 144 396Q196 424 250 396C326 412 366 438 374 500Z';
const creases = (d: string) => `<path d="${d}" stroke="#000" stroke-opacity=".14" stroke-width="2" fill="none"/>`;
const folds = creases(
  'M92 428C96 452 96 480 92 500M304 428C300 452 300 480 304 500M140 424C146 446 150 476 150 500M256 424C250 446 246 476 246 500',
);
const buttons = (colour: string, ys: readonly number[]) =>
  ys.map((y) => `<circle cx="198" cy="${y}" r="3.4" fill="${colour}"/>`).join('');

/** Stand-up collar of kurtas: an open band round the neck. */
const bandCollar = (main: string, border: string) =>
  `<path d="M146 388C138 398 138 408 146 416C160 434 184 440 198 442C214 440 238 432 252 416C258 408 258 398 250 388L243 402Q196 430 153 402Z" fill="${main}" stroke="${border}" stroke-width="3" stroke-linejoin="round"/>`;

/** Two points that fold over, with the neck bare between them. */
const shirtCollar = (skin: string, main: string, edge: string) =>
  `<path d="M150 394L198 456L246 394Q198 414 150 394Z" fill="${skin}"/>
  <path d="M148 384L138 410L172 446L198 456L154 400ZM248 384L258 410L224 446L198 456L242 400Z" fill="${main}" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"/>`;

function kurta({ main, border }: Cloth): string {
  return `<path d="${trunk}" fill="${main}"/>${bandCollar(main, border)}
    <path d="M190 441V500M206 441V500" stroke="${border}" stroke-width="2.4" fill="none"/>${buttons(border, [456, 476, 496])}${folds}`;
}

function shirt({ skin, main, printed }: Cloth): string {
  const edge = darker(main, 0.28);
  const stripes = Array.from({ length: 13 }, (_, index) => `M${42 + index * 26} 400V500`).join('');
  const lines = printed
    ? `<clipPath id="ct"><path d="${trunk}"/></clipPath><path d="${stripes}" clip-path="url(#ct)" stroke="${edge}" stroke-opacity=".35" stroke-width="2"/>`
    : '';
  return `<path d="${trunk}" fill="${main}"/>${lines}${shirtCollar(skin, main, edge)}
    <path d="M198 456V500" stroke="${edge}" stroke-width="2.4"/>${buttons(edge, [472, 492])}${folds}`;
}

function suit({ skin, main, border, second }: Cloth): string {
  const edge = lighter(main, 0.25);
  return `<path d="${trunk}" fill="${main}"/><path d="M140 396L198 500L256 396Q198 420 140 396Z" fill="#FBF6EC"/>
    ${shirtCollar(skin, '#FBF6EC', '#CDBFA6')}<path d="M189 444L198 438L207 444L204 456L212 500H184L192 456Z" fill="${second}" stroke="${border}" stroke-width="1"/>
    <path d="M138 392C120 404 112 412 106 420L128 440L122 452L186 500H198L148 412ZM258 392C276 404 284 412 290 420L268 440L274 452L210 500H198L248 412Z" fill="${main}" stroke="${edge}" stroke-width="2" stroke-linejoin="round"/>${creases('M78 434C84 456 84 480 80 500M318 434C312 456 312 480 316 500')}`;
}

/** White shirt with the folded cloth over one shoulder, as worn with a veshti. */
function angavastram({ skin, border, second }: Cloth): string {
  const white = '#F8F0DF';
  return `${shirt({ skin, main: white, border, second, printed: false })}
    <path d="M266 392C300 402 330 410 350 428C340 452 330 476 328 500H236C240 462 248 424 266 392Z" fill="#FFF9EC"/>
    <path d="M266 392C248 424 240 462 236 500" fill="none" stroke="${second}" stroke-width="9"/>
    <path d="M274 394C258 426 250 464 247 500" fill="none" stroke="${border}" stroke-width="4"/>
    <path d="M350 428C340 452 330 476 328 500" fill="none" stroke="${second}" stroke-width="5"/>
    ${creases('M292 402C276 430 268 466 266 500M318 412C302 438 294 470 292 500')}`;
}

/** Sleeveless jacket over a kurta. */
function waistcoat({ main, border, second, skin }: Cloth): string {
  return `${kurta({ skin, main: second, border: darker(second, 0.25), second, printed: false })}
    <path d="M140 396C124 402 106 408 92 414C108 444 112 474 110 500H196V446C172 440 150 424 140 396ZM256 396C272 402 290 408 304 414C288 444 284 474 286 500H200V446C224 440 246 424 256 396Z" fill="${main}" stroke="${border}" stroke-width="2" stroke-linejoin="round"/>
    ${buttons(border, [462, 484])}<path d="M238 468H270" stroke="${border}" stroke-width="3"/>`;
}

export function mensClothes(garment: Garment, cloth: Cloth): string {
  switch (garment) {
    case 'shirt':
      return shirt(cloth);
    case 'suit':
      return suit(cloth);
    case 'angavastram':
      return angavastram(cloth);
    case 'waistcoat':
      return waistcoat(cloth);
    default:
      return kurta(cloth);
  }
}
