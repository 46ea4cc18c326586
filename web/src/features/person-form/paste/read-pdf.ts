import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readProperty } from '@/base/read-property';
import { AppError } from '@/lib/errors';
import { PdfProblem, withPdf } from '@/lib/open-pdf';
import { t, type TextId } from '@/texts/texts';

/** A file that gives no text, with a sentence for the user. */
const unreadable = (message: string) => new AppError('invalid', message, { refusal: 'pdf_without_text' });

const mostPages = 10;
/** More than a biodata has: the dialog refuses what is longer. */
const mostLetters = 20_000;
interface Piece {
  str: string;
  /** The sixth number is the height above the page's foot, the fifth the place in the line. */
  transform: number[];
  width: number;
}

/** The lines of a page: pieces of text at the same height, with a blank where there is a gap. */
function linesOf(pieces: readonly Piece[]): string {
  let text = '';
  let last: { y: number; end: number } | null = null;
  for (const { str, transform, width } of pieces) {
    const [, , , , x = 0, y = 0] = transform;
    if (last !== null && Math.abs(last.y - y) > 2) text += '\n';
    else if (last !== null && x - last.end > 1 && !/\s$/.test(text)) text += ' ';
    text += str;
    if (str !== '') last = { y, end: x + width };
  }
  return text;
}

const isPiece = (item: unknown): item is Piece => typeof readProperty(item, 'str') === 'string';

/** The text of a page, as far as a biodata may go on. The worker that reads the rest is ended. */
async function readPage(page: PDFPageProxy): Promise<string> {
  const pieces: Piece[] = [];
  const chunks: ReadableStreamDefaultReader<unknown> = page.streamTextContent().getReader();
  for (let letters = 0; letters <= mostLetters;) {
    const { done, value } = await chunks.read();
    if (done) break;
    const items: unknown = readProperty(value, 'items');
    for (const item of Array.isArray(items) ? items.filter(isPiece) : []) {
      pieces.push(item);
      letters += item.str.length;
    }
  }
  return linesOf(pieces);
}

async function readPages(pdf: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && text.length <= mostLetters; number += 1)
    text += `${await readPage(await pdf.getPage(number))}\n`;
  return text.trim();
}

const explanations = {
  locked: 'person-form-office.pdf.locked',
  'no-pdf': 'person-form-office.pdf.noPdf',
  'too-large': 'person-form-office.pdf.tooLarge',
  'too-slow': 'person-form-office.pdf.tooSlow',
} as const satisfies Record<PdfProblem['reason'], TextId>;

/**
 * The text of a PDF file, read in this browser.
 * @throws AppError 'invalid' for a scan, which has no text, and for a file that is no PDF, too large or too slow
 */
export async function readPdf(file: Blob): Promise<string> {
  const text = await withPdf(file, readPages).catch((cause: unknown) => {
    throw cause instanceof PdfProblem ? unreadable(t(explanations[cause.reason])) : cause;
  });
  if (text === '') throw unreadable(t('person-form-office.pdf.noText'));
  return text;
}
