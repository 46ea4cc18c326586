import { round, times } from './geometry.ts';

interface Box {
  /** Left, top, width and height of the drawing's own units. */
  viewBox: readonly [number, number, number, number];
  /** Natural width in pixels; the height follows from the view box. */
  width: number;
}

/** A whole SVG file: line breaks between elements are dropped, since every byte is sent to a phone. */
export function svgFile({ viewBox, width }: Box, body: string): string {
  const height = round((width * viewBox[3]) / viewBox[2]);
  const squeezed = body
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ +\/>/g, '/>')
    .trim();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${viewBox.join(' ')}">${squeezed}</svg>\n`
  );
}

/** Several turned copies of the element with this id; `keep` can leave out those that would fall outside the picture. */
export function ringOf(id: string, count: number, offset = 0, keep: (degrees: number) => boolean = () => true): string {
  return times(count, (index) => round((index * 360) / count + offset))
    .filter(keep)
    .map((degrees) => `<use href="#${id}"${degrees === 0 ? '' : ` transform="rotate(${degrees})"`}/>`)
    .join('');
}

export const circle = (radius: number, attributes = ''): string => `<circle r="${round(radius)}" ${attributes}/>`;

/** A ring of round dots: one dashed circle with round caps instead of one element for each dot. */
export function dotRing(radius: number, count: number, dot: number, colour: string): string {
  const gap = ((2 * Math.PI * radius) / count).toFixed(4);
  return (
    `<circle r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(dot * 2)}" ` +
    `stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`
  );
}

/** Moves (and optionally turns and scales) a drawing. */
export function at(x: number, y: number, body: string, { turn = 0, scale = 1 } = {}): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${body}</g>`;
}
