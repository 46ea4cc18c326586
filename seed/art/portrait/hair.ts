import { jasmine } from '../flowers.ts';
import { at } from '../svg.ts';
import { lighter } from './colours.ts';
import type { Hair } from './cast-types.ts';

/** Hair parted in the middle, drawn for this project in the units of the Lorelei head. `back` lies behind head and body. */
interface Layers {
  back: string;
  front: string;
  /** Over the clothes. */
  over: string;
}

const strands = (colour: string, d: string): string =>
  `<path d="${d}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;

const silver =
  '<path d="M470 262C420 290 376 330 350 372M440 262C390 296 350 340 326 396M406 268C360 300 322 350 306 412M420 240C360 270 310 330 288 400M660 262C690 290 712 330 724 376M676 262C706 296 724 330 734 370" fill="none" stroke="#B4AAA1" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>';

const parted = (colour: string): string =>
  `<path fill="${colour}" d="M598 236C500 262 420 312 372 388C348 428 338 470 340 520C318 506 300 480 282 500C250 520 222 520 214 470C196 330 262 150 430 116C500 100 548 106 582 128C650 122 718 190 742 290C754 350 752 410 740 460C736 420 728 380 708 340C684 290 650 256 598 236Z"/>
  ${strands(colour, 'M590 222C480 236 384 290 334 380M580 190C450 200 340 270 290 390M572 160C440 160 310 230 256 390M604 214C660 236 704 290 722 350M596 170C670 190 716 250 734 320')}
  <path d="M596 240C588 200 584 160 582 130" fill="none" stroke="${lighter(colour, 0.55)}" stroke-opacity=".6" stroke-width="4"/>`;

function bun(colour: string): Layers {
  return {
    back: `<path fill="${colour}" d="M214 440C200 520 190 560 176 600C130 640 140 740 220 756C300 768 350 720 352 660L330 480Z"/>${strands(colour, 'M176 640C200 600 280 600 316 650M170 680C200 630 290 640 310 690M196 724C220 690 280 690 300 716')}`,
    front: parted(colour),
    over: '',
  };
}

function open(colour: string): Layers {
  return {
    back: `<path fill="${colour}" d="M214 420C170 560 150 720 120 860C90 980 110 1080 150 1180H820C850 1060 820 960 796 860C770 740 774 560 746 420Z"/>
      ${strands(colour, 'M210 560C190 700 160 800 160 940M250 620C230 760 200 860 204 1000M760 700C780 800 790 860 786 960')}`,
    front: parted(colour),
    over: '',
  };
}

function plait(colour: string): Layers {
  const links = [0, 1, 2, 3, 4, 5].map((step) => {
    const [x, y] = [206 + step * 9 - step * step * 1.2, 770 + step * 74];
    return `<path fill="${colour}" stroke="${lighter(colour, 0.35)}" stroke-opacity=".6" stroke-width="4" d="M${x} ${y + 62}C${x - 58} ${y + 40} ${x - 54} ${y - 16} ${x - 8} ${y - 26}C${x + 54} ${y - 16} ${x + 58} ${y + 40} ${x} ${y + 62}ZM${x - 42} ${y - 2}Q${x + 4} ${y + 14} ${x + 14} ${y + 52}"/>`;
  });
  return {
    back: `<path fill="${colour}" d="M214 440C190 560 150 640 160 760C190 800 260 800 270 760C300 700 352 660 350 600L330 480Z"/>`,
    front: parted(colour),
    over: links.join(''),
  };
}

/** The layers of a hair style of ours, with silver strands for those who turn grey; undefined for one of the Lorelei set. */
export function drawnHair(style: Hair, colour: string, grey: boolean): Layers | undefined {
  if (style !== 'bun' && style !== 'open' && style !== 'plait') return undefined;
  const layers = { bun, open, plait }[style](colour);
  return grey ? { ...layers, front: layers.front + silver } : layers;
}

/** Jasmine behind the ear, following the bun or the side of the head. */
export function jasmineString(style: Hair): string {
  const round = [[262, 596], [216, 590], [176, 606], [146, 640], [134, 682], [144, 724], [172, 754]] as const; // oxfmt-ignore
  const side = [[258, 246], [226, 296], [206, 350], [196, 406], [194, 462], [200, 518], [214, 572]] as const; // oxfmt-ignore
  const flower = jasmine(33);
  return (style === 'bun' ? round : side).map(([x, y], index) => at(x, y, flower, { turn: index * 25 })).join('');
}
