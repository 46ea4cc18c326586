import { readProperty } from '@/base/values';

/** A piece of text as drawn. */
export interface Piece {
  str: string;
  /** The fifth number is the place in the line, the sixth the height above the foot of the page. */
  transform: number[];
  width: number;
  height: number;
}

const placeOf = ({ transform: [, , , , x = 0, y = 0] }: Piece) => ({ x, y });
const endOf = (piece: Piece) => placeOf(piece).x + piece.width;
export const isPiece = (item: unknown): item is Piece => typeof readProperty(item, 'str') === 'string';

/** A text string of a PDF: UTF-16 or UTF-8 behind its mark, else one byte for each letter. */
function decode(text: string): string {
  const encoding = text.startsWith('\xfe\xff') ? 'utf-16be' : text.startsWith('\xef\xbb\xbf') ? 'utf-8' : 'latin1';
  return new TextDecoder(encoding).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}

/** The pieces with the text for which they stand, as far as the file says it. */
function piecesOf(items: readonly unknown[]): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let meant: { text: string; depth: number; piece: Piece | null } | null = null;
  for (const item of items) {
    const type = readProperty(item, 'type');
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') {
      depth += 1;
      const text = readProperty(item, 'actualText');
      if (meant === null && typeof text === 'string') meant = { text: decode(text), depth, piece: null };
    } else if (type === 'endMarkedContent') {
      if (meant?.depth === depth) meant = null;
      depth -= 1;
    } else if (isPiece(item)) {
      // The place of the next piece shows a gap, or none: the library also sees one where a sign was moved back.
      if (item.str.trim() === '') continue;
      if (meant === null) pieces.push(item);
      else if (meant.piece === null) {
        meant.piece = { ...item, str: meant.text };
        pieces.push(meant.piece);
      } else meant.piece.width = Math.max(meant.piece.width, endOf(item) - placeOf(meant.piece).x);
    }
  }
  return pieces;
}

interface Line {
  text: string;
  x: number;
  y: number;
  end: number;
  /** Where its last column begins; null in a line of one. */
  column: number | null;
}

/** How much of a letter's height is a gap between words, and between columns. */
const [ofWords, ofColumns] = [0.15, 0.7];
/** A label takes three lines at most. */
const longestCell = 3;

/** Joins the lines of a label to one, where the piece stands beside the first of them. Null where it does not. */
function joinLabel(lines: Line[], piece: Piece): Line | null {
  const { x, y } = placeOf(piece);
  const start = lines.findIndex((line, index) => index >= lines.length - longestCell && isBeside(line, y, piece));
  const label = start === -1 ? [] : lines.slice(start);
  const [first] = label;
  const isLabel = (line: Line) =>
    line.column === null &&
    Math.abs(line.x - (first?.x ?? 0)) < 1 &&
    x - line.end > ofWords * piece.height &&
    !line.text.includes(':');
  if (first === undefined || !label.every(isLabel)) return null;
  lines.splice(start + 1);
  first.text = label.map(({ text }) => text).join(' ');
  first.end = Math.max(...label.map(({ end }) => end));
  return first;
}

const isBeside = (line: Line, y: number, { height }: Piece) => Math.abs(line.y - y) <= Math.max(2, 0.4 * height);

/** Whether a piece goes on in the last column, below it. */
const goesOn = (line: Line, piece: Piece) =>
  line.column !== null &&
  Math.abs(line.column - placeOf(piece).x) < 1 &&
  line.y > placeOf(piece).y &&
  line.y - placeOf(piece).y < 2 * piece.height &&
  !piece.str.includes(':');

/**
 * The lines of a page, from the library's pieces. Where the file says for which text its drawings stand, that text is taken: the
 * letters of Indian scripts are drawn in another order than they are written, and many together as one. The lines of a cell are
 * one line.
 */
export function linesOf(items: readonly unknown[]): string {
  const lines: Line[] = [];
  for (const piece of piecesOf(items)) {
    const { str, height } = piece;
    const { x, y } = placeOf(piece);
    const last = lines.at(-1);
    const line = last !== undefined && isBeside(last, y, piece) ? last : joinLabel(lines, piece);
    if (line !== null) {
      const gap = x - line.end;
      const isColumn = gap > ofColumns * height || line !== last;
      if (isColumn) line.column = x;
      line.text += `${isColumn ? '\t' : gap > ofWords * height ? ' ' : ''}${str}`;
      line.end = Math.max(line.end, endOf(piece));
    } else if (last !== undefined && goesOn(last, piece)) {
      last.text += ` ${str}`;
      last.y = y;
      last.end = endOf(piece);
    } else lines.push({ text: str, x, y, end: endOf(piece), column: null });
  }
  return lines.map(({ text }) => text).join('\n');
}
