import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readProperty } from '@/base/values';
import { readLetters } from '@/features/person-form/paste/pdf-letters';
import { isPiece, linesOf } from '@/features/person-form/paste/pdf-lines';
import { AppError } from '@/lib/errors';
import { PdfProblem, withPdf } from '@/lib/open-pdf';
import { t, type TextId } from '@/texts/texts';

/** A file that gives no text, with a sentence for the user. */
const unreadable = (message: string) => new AppError('invalid', message, { refusal: 'pdf_without_text' });

const mostPages = 10;
/** More than a biodata has: the dialog refuses what is longer. */
const mostLetters = 20_000;
/** The text of a page, as far as a biodata may go on. The worker that reads the rest is ended. */
async function readPage(page: PDFPageProxy): Promise<string> {
  const items: unknown[] = [];
  const chunks: ReadableStreamDefaultReader<unknown> = page
    .streamTextContent({ includeMarkedContent: true })
    .getReader();
  for (let letters = 0; letters <= mostLetters;) {
    const { done, value } = await chunks.read();
    if (done) break;
    const more: unknown = readProperty(value, 'items');
    for (const item of Array.isArray(more) ? more : []) {
      items.push(item);
      letters += isPiece(item) ? item.str.length : 0;
    }
  }
  return linesOf(items);
}

async function readPages(pdf: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && text.length <= mostLetters; number += 1)
    // A page may be of another person.
    text += `${await readPage(await pdf.getPage(number))}\n\n`;
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
 * @throws AppError 'invalid' for a scan, which has no text, for letters that cannot be trusted, and for a file that is no PDF, too
 * large or too slow
 */
export async function readPdf(file: Blob): Promise<string> {
  const text = await withPdf(file, readPages).catch((cause: unknown) => {
    throw cause instanceof PdfProblem ? unreadable(t(explanations[cause.reason])) : cause;
  });
  if (text === '') throw unreadable(t('person-form-office.pdf.noText'));
  const read = readLetters(text);
  if (read === null) throw unreadable(t('person-form-office.pdf.letters'));
  return read;
}
