import { darker, lighter } from './colours.ts';
import type { Cover } from './cast-types.ts';

/** Scarves, turban and cap, in the units of the Lorelei head. `back` lies behind the head, `front` over head and clothes. */
interface Layers {
  back: string;
  front: string;
}

const folds = (colour: string, d: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${darker(colour, 0.45)}" stroke-opacity=".45" stroke-width="${width}" stroke-linecap="round"/>`;

function hijab(colour: string): Layers {
  const opening =
    'M600 268C690 282 734 366 734 452C734 560 724 640 706 692C690 742 630 774 560 766C470 756 396 700 370 620C350 556 352 470 368 404C396 316 490 256 600 268Z';
  return {
    back: `<path fill="${darker(colour, 0.4)}" d="M330 560H770V1000H330Z"/>`,
    front: `<path fill="${colour}" fill-rule="evenodd" d="M490 122C310 116 212 256 206 430C202 560 244 640 224 750C196 850 40 880 -50 1010L-70 1210H1050C1040 1060 930 950 786 880C760 800 778 640 772 480C768 300 690 128 490 122Z${opening}"/>
      <path d="M368 412C392 318 490 258 600 270C680 282 726 356 734 440" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="20"/>
      <path d="M370 620C396 700 470 756 560 766C630 774 690 742 706 692C720 760 740 830 800 886C690 930 500 900 330 760C300 730 330 640 370 620Z" fill="${lighter(colour, 0.06)}"/>
      ${folds(colour, 'M330 420C320 540 330 660 420 760M300 400C270 560 290 720 400 820C520 900 690 930 800 886M274 740C300 900 240 1040 220 1190M400 830C420 960 400 1080 380 1200M560 900C600 1000 610 1100 600 1200M330 300C380 220 460 180 560 180M760 560C756 660 756 740 770 830')}`,
  };
}

function dupatta(colour: string, border: string): Layers {
  const edge =
    'M690 190C580 96 400 150 330 300C282 410 286 520 296 620C304 720 280 800 220 900C180 980 176 1100 190 1200';
  const farEdge =
    'M690 190C772 250 802 380 792 500C786 570 766 600 770 640C780 740 800 820 850 900C890 980 900 1100 896 1210';
  return {
    back: `<path fill="${darker(colour, 0.22)}" d="M480 96C290 90 180 250 178 440C176 600 180 740 120 860L60 1200H900C890 1050 880 950 830 860C790 770 830 620 818 470C806 260 690 100 480 96Z"/>
      ${folds(colour, 'M780 460C790 600 770 740 800 860')}`,
    front: `<path fill="${colour}" d="${edge}H0C10 1060 60 960 110 880C170 780 160 600 168 440C176 250 290 90 480 88C570 86 650 130 690 190Z"/>
      <path d="${farEdge}H1010C1000 1040 940 930 850 850C800 760 830 640 818 470C806 330 760 230 690 190Z" fill="${colour}"/>
      <path d="${farEdge}${edge}" fill="none" stroke="${border}" stroke-width="14"/>
      ${folds(colour, 'M250 280C210 400 214 560 226 680C234 800 190 900 140 980M210 400C180 600 220 760 150 880M150 930C110 1020 100 1110 104 1200M360 160C300 200 270 250 250 300')}`,
  };
}

function turban(colour: string, inner: string): Layers {
  return {
    back: '',
    front: `<path fill="${inner}" d="M420 392C470 320 540 270 590 262C650 280 700 330 724 392C680 350 640 334 590 330C530 334 470 352 420 392Z"/>
      <path fill="${colour}" d="M236 470C176 330 226 140 420 84C600 40 780 140 796 320C800 390 782 440 744 462C742 400 690 320 590 262C480 296 380 380 326 478C306 510 256 510 236 470Z"/>
      ${folds(colour, 'M590 262C440 280 320 350 262 470M560 232C420 240 300 310 238 430M520 196C400 200 290 260 224 370M470 160C380 166 300 206 236 290M610 240C690 276 748 350 764 440M560 196C660 216 746 270 784 370M480 148C600 140 720 190 784 290M400 100C540 76 680 110 756 210', 6)}`,
  };
}

function cap(): Layers {
  return {
    back: '',
    front: `<path fill="#F8F1E2" stroke="#B9A27A" stroke-width="6" d="M262 330C262 210 350 132 500 128C640 126 722 200 738 320C600 262 400 262 262 330Z"/>
      <path d="M264 300C400 236 600 238 734 292M270 270C400 210 600 212 728 262" fill="none" stroke="#C9B384" stroke-width="5" stroke-dasharray="0 16" stroke-linecap="round"/>`,
  };
}

export function drawnCover(cover: Cover, colour: string, border: string): Layers {
  if (cover === 'hijab') return hijab(colour);
  if (cover === 'dupatta') return dupatta(colour, border);
  return cover === 'turban' ? turban(colour, border) : cap();
}
