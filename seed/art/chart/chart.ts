import { birthStars } from '../../../web/src/astrology/birth-stars.ts';
import { chartPlanets } from '../../../web/src/astrology/sky/chart.ts';
import { nameOfPoint } from '../../../web/src/astrology/sky/planet-names.ts';
import { rasis } from '../../../web/src/astrology/rasis.ts';
import { mandala } from '../mandala.ts';
import { palette } from '../palette.ts';
import { svgFile } from '../svg.ts';
import { textPath } from './letters.ts';
import { drawnChart, squares } from './positions.ts';

const { gold500, ivory, maroon800, muted, paper } = { ...palette, muted: '#6B574F' };
const square = 90;

/** Planets in one or two columns, centred above the sign's name. */
function planetNames(names: readonly string[], left: number, top: number): string {
  const columns = names.length > 2 ? 2 : Math.max(1, names.length);
  const rows = Math.ceil(names.length / columns);
  const rowHeight = rows > 2 ? 19 : 22;
  return names
    .map((name, index) => {
      const alone = columns === 1 || (index === names.length - 1 && index % 2 === 0);
      const shift = alone ? 0 : index % 2 ? 17 : -17;
      const x = left + square / 2 + shift;
      const y = top + 42 + (Math.floor(index / columns) - (rows - 1) / 2) * rowHeight;
      return textPath(name, { x, y: y + 5, size: 18, font: 'bold', fill: maroon800 });
    })
    .join('');
}

function middle(star: string): string {
  const words = star.split(' ');
  const lines = words.map((word, index) =>
    textPath(word, { x: 180, y: (words.length > 1 ? 191 : 199) + index * 17, size: 15, font: 'text', fill: muted }),
  );
  const title = textPath('Rasi', {
    x: 180,
    y: words.length > 1 ? 170 : 177,
    size: 23,
    font: 'display',
    fill: maroon800,
  });
  return `<path d="M90 90H270V270H90Z" fill="${ivory}"/>
    <g transform="translate(180 180)" opacity=".38">${mandala(86, { stroke: gold500, strokeWidth: 0.6 })}</g>
    <circle cx="180" cy="180" r="49" fill="${ivory}"/>${title}${lines.join('')}`;
}

/** The birth chart of a star in the square style of the South; two short lines across a corner mark the lagnam. */
export function birthChart(star: number): string {
  const { lagnam, planets } = drawnChart(star);
  const signs = rasis.map((sign) => {
    const { column, row } = squares[sign];
    const [left, top] = [column * square, row * square];
    const names = chartPlanets
      .filter((planet) => planets[planet] === sign)
      .map((planet) => nameOfPoint(planet, 'en').short);
    const mark =
      sign === lagnam
        ? `<path d="M${left} ${top + 22}l22 -22M${left} ${top + 28}l28 -28" stroke="${maroon800}" stroke-width="1.3"/>`
        : '';
    const label = textPath(sign, { x: left + square / 2, y: top + square - 9, size: 13.5, font: 'text', fill: muted });
    return `<path d="M${left} ${top}h${square}v${square}h-${square}z" fill="none" stroke="${gold500}"/>${mark}${label}${planetNames(names, left, top)}`;
  });
  const corners = [-13, 373].flatMap((x) => [-13, 373].map((y) => `M${x} ${y - 6}l6 6-6 6-6-6z`));
  return svgFile(
    { viewBox: [-22, -22, 404, 404], width: 800 },
    `<path d="M-22 -22H382V382H-22Z" fill="${paper}"/>
    <rect x="-20" y="-20" width="400" height="400" rx="4" fill="none" stroke="${gold500}" stroke-width="1.4"/>
    <path d="M-13 -13H373V373H-13Z" fill="none" stroke="${gold500}" stroke-width=".8"/><path d="${corners.join('')}" fill="${gold500}"/>
    ${middle(birthStars[star - 1] ?? '')}${signs.join('')}<path d="M0 0H360V360H0Z" fill="none" stroke="${gold500}" stroke-width="1.8"/>`,
  );
}
