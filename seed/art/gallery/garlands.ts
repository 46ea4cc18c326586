import { jasmine, mangoLeaf, marigold, rose } from '../flowers.ts';
import { round, times, type Point } from '../geometry.ts';
import { mandala } from '../mandala.ts';
import { palette } from '../palette.ts';
import { at, svgFile } from '../svg.ts';

const { brass, brassDark, gold300, gold500, leaf, leafDark, marigoldDark } = palette;

/** Points along a hanging garland, `gap` apart; it leaves the picture at the top, so that it seems to hang from above. */
function hanging(left: number, right: number, drop: number, gap: number): Point[] {
  const curve = times(1200, (index): Point => {
    const angle = (index / 1199) * Math.PI;
    const x = (left + right) / 2 - ((right - left) / 2) * Math.cos(angle);
    return [x, -20 + drop * Math.sin(angle) ** 0.62];
  });
  const points: Point[] = [];
  let last: Point | undefined;
  for (const point of curve) {
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < gap) continue;
    points.push(point);
    last = point;
  }
  return points;
}

const flower = (id: string, x: number, y: number, turn: number): string =>
  `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) rotate(${turn % 360})"/>`;

/** Jasmine in a thick rope: three side by side, with a rose after every sixth row. */
function jasmineRope(): string {
  const points = hanging(92, 352, 300, 13);
  const rows = points.map(([x, y], row) => {
    const [ahead, behind] = [points[row + 1] ?? [x, y + 1], points[row - 1] ?? [x, y - 1]];
    const slope = Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]);
    const [across, down] = [Math.sin(slope) * 12, -Math.cos(slope) * 12];
    return (
      flower('j', x - across, y - down, row * 31) +
      flower('j', x + across, y + down, row * 31 + 40) +
      flower('j', x, y, row * 47)
    );
  });
  const roses = points.map(([x, y], row) => (row % 7 === 4 && y < 250 ? flower('r', x, y, row * 40) : ''));
  return rows.join('') + roses.join('');
}

function marigoldRope(): string {
  const points = hanging(448, 708, 300, 21);
  const leaves = points.map(([x, y], row) =>
    row % 3 === 1 ? flower('l', x - 8, y, 62 + row * 9) + flower('l', x + 8, y, 298 - row * 9) : '',
  );
  const colours = ['m', 'y', 'm', 'y', 'w'];
  const flowers = points.map(([x, y], row) => flower(colours[row % colours.length] ?? 'm', x, y, row * 25));
  return leaves.join('') + flowers.join('');
}

const tassel = `<path d="M-9 20H9L16 62H-16Z" fill="${gold300}"/>
  <path d="M-10 22L-13 60M-4 22L-5 62M4 22L5 62M10 22L13 60" stroke="${brassDark}"/>
  <rect x="-12" y="14" width="24" height="8" rx="3" fill="${brass}"/>`;

export function garlands(): string {
  const eaves = times(21, (index) => `<use href="#${index % 2 ? 'a' : 'b'}" x="${index * 40}" y="-4"/>`);
  return svgFile(
    { viewBox: [0, 0, 800, 400], width: 800 },
    `<defs><g id="j">${jasmine(14.5)}</g><g id="r">${rose(25)}</g><g id="m">${marigold(21)}</g>
    <g id="y">${marigold(21, '#EBB653', palette.marigold)}</g><g id="w">${marigold(19, palette.jasmine, palette.jasmineEdge)}</g>
    <g id="l">${mangoLeaf(34, leaf)}</g><g id="a">${mangoLeaf(44, leaf)}</g><g id="b">${mangoLeaf(44, leafDark)}</g></defs>
    <path d="M0 0H800V400H0Z" fill="#DDE0C4"/>
    <g transform="translate(400 0)" opacity=".5">${mandala(330, { stroke: '#93A26F', strokeWidth: 1.1 })}</g>
    ${eaves.join('')}<path d="M0 2H800" stroke="${gold500}" stroke-width="6"/>
    ${jasmineRope()}${marigoldRope()}
    ${at(222, 296, tassel + rose(30))}${at(578, 296, tassel + marigold(29, '#B5452F', marigoldDark))}`,
  );
}
