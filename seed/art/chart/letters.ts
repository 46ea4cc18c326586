import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { round } from '../geometry.ts';

/**
 * Turns text into SVG paths with the site's own fonts, so that the pictures do not depend on the fonts of the machine that draws them.
 * It reads the .woff files of @fontsource (TrueType outlines, packed with zlib): just enough of the format for plain Latin words.
 */
interface Font {
  unitsPerEm: number;
  glyphOf: (character: string) => number;
  advanceOf: (glyph: number) => number;
  outlineOf: (glyph: number) => Contour[];
}

interface Spot {
  x: number;
  y: number;
  onCurve: boolean;
}
type Contour = Spot[];

const resolve = createRequire(import.meta.url);

/** A .woff file: after a header of 44 bytes, 20 bytes for each table: tag, offset, packed length, length, checksum. */
function readTables(file: string): (tag: string) => Buffer {
  const woff = readFileSync(resolve.resolve(file));
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const isPacked = packed.length < woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), isPacked ? inflateSync(packed) : packed);
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`${file} has no table ${tag}`);
    return table;
  };
}

/** Looks a character up in the table of format 4, which lists ranges of code points. */
function characterMap(cmap: Buffer): (code: number) => number {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const start = cmap.readUInt32BE(8 + index * 8);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const size = cmap.readUInt16BE(start + 6);
    const [ends, starts] = [start + 14, start + 16 + size];
    return (code) => {
      for (let at = 0; at < size; at += 2) {
        if (cmap.readUInt16BE(ends + at) < code) continue;
        const first = cmap.readUInt16BE(starts + at);
        if (first > code) return 0;
        const delta = cmap.readUInt16BE(starts + size + at);
        const rangeAt = starts + size * 2 + at;
        const range = cmap.readUInt16BE(rangeAt);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font has no character map of format 4');
}

/** One glyph of a single shape: flags first, then the steps in x, then those in y. */
function simpleOutline(glyph: Buffer): Contour[] {
  const ends = Array.from({ length: glyph.readInt16BE(0) }, (_, index) => glyph.readUInt16BE(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + ends.length * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const repeats = flag & 8 ? glyph.readUInt8(at++) : 0;
    for (let index = 0; index <= repeats; index++) flags.push(flag);
  }
  const readAxis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const spots = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onCurve: (flag & 1) === 1 }));
  return ends.map((end, index) => spots.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}

function readFont(file: string): Font {
  const table = readTables(file);
  const [head, loca, glyf, hmtx] = [table('head'), table('loca'), table('glyf'), table('hmtx')];
  const wide = head.readInt16BE(50) === 1;
  const offset = (glyph: number) => (wide ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const lastAdvance = table('hhea').readUInt16BE(34) - 1;
  const find = characterMap(table('cmap'));

  const outlineOf = (index: number): Contour[] => {
    const glyph = glyf.subarray(offset(index), offset(index + 1));
    if (glyph.length === 0) return [];
    return glyph.readInt16BE(0) >= 0 ? simpleOutline(glyph) : compound(glyph);
  };
  /** A glyph put together from others (as i from a stem and a dot), each moved by bytes or words. */
  const compound = (glyph: Buffer): Contour[] => {
    const contours: Contour[] = [];
    let at = 10;
    let flags: number;
    do {
      flags = glyph.readUInt16BE(at);
      if (flags & (8 | 64 | 128)) throw new Error('Scaled parts of letters are not read');
      const words = (flags & 1) === 1;
      const dx = words ? glyph.readInt16BE(at + 4) : glyph.readInt8(at + 4);
      const dy = words ? glyph.readInt16BE(at + 6) : glyph.readInt8(at + 5);
      const part = outlineOf(glyph.readUInt16BE(at + 2));
      contours.push(...part.map((contour) => contour.map((spot) => ({ ...spot, x: spot.x + dx, y: spot.y + dy }))));
      at += words ? 8 : 6;
    } while (flags & 32);
    return contours;
  };
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyphOf: (character) => find(character.codePointAt(0) ?? 0),
    advanceOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, lastAdvance) * 4),
    outlineOf,
  };
}

/** TrueType curves are quadratic; between two control points in a row lies an unwritten point on the curve. */
function contourPath(contour: Contour, place: (spot: Spot) => string): string {
  const full = contour.flatMap((spot, index): Spot[] => {
    const next = contour[(index + 1) % contour.length] ?? spot;
    if (spot.onCurve || next.onCurve) return [spot];
    return [spot, { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2, onCurve: true }];
  });
  const first = full.findIndex((spot) => spot.onCurve);
  const turned = [...full.slice(first), ...full.slice(0, first + 1)];
  const steps = turned.map((spot, index) => {
    if (index === 0) return `M${place(spot)}`;
    if (!spot.onCurve) return `Q${place(spot)} `;
    return turned[index - 1]?.onCurve ? `L${place(spot)}` : place(spot);
  });
  return `${steps.join('')}Z`;
}

const fonts = {
  display: readFont('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  text: readFont('@fontsource/mukta/files/mukta-latin-400-normal.woff'),
  bold: readFont('@fontsource/mukta/files/mukta-latin-600-normal.woff'),
};

interface TextOptions {
  x: number;
  y: number;
  size: number;
  font: keyof typeof fonts;
  fill: string;
}

/** A word as a path, centred on x, standing on y. */
export function textPath(text: string, { x, y, size, font: name, fill }: TextOptions): string {
  const font = fonts[name];
  const scale = size / font.unitsPerEm;
  const glyphs = Array.from(text, (character) => font.glyphOf(character));
  const width = glyphs.reduce((sum, glyph) => sum + font.advanceOf(glyph), 0) * scale;
  let pen = x - width / 2;
  const paths = glyphs.map((glyph) => {
    const start = pen;
    pen += font.advanceOf(glyph) * scale;
    const place = (spot: Spot) => `${round(start + spot.x * scale)} ${round(y - spot.y * scale)}`;
    return font
      .outlineOf(glyph)
      .map((contour) => contourPath(contour, place))
      .join('');
  });
  return `<path fill="${fill}" d="${paths.join('')}"/>`;
}
