import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';

/** A file that gives no text, with a sentence for the user. */
const unreadable = (message: string) => new AppError('invalid', message, { refusal: 'pdf_without_text' });

const mostBytes = 10 * 1024 * 1024;
const mostPages = 10;
/** A biodata takes one or two. A file can be made to take hours. */
const mostSeconds = 30;

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

/** No part of the file is compiled or drawn. */
const options = { isEvalSupported: false, useWasm: false, disableFontFace: true };

async function readText(loading: PDFDocumentLoadingTask): Promise<string> {
  const pdf = await loading.promise.catch((cause: unknown) => {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw unreadable(isLocked ? t('person-form-office.pdf.locked') : t('person-form-office.pdf.noPdf'));
  });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    pages.push(linesOf(content.items.filter((item) => 'str' in item)));
  }
  const text = pages.join('\n').trim();
  if (text === '') {
    throw unreadable(t('person-form-office.pdf.noText'));
  }
  return text;
}

/**
 * The text of a PDF file, read in this browser. The library is fetched only now, with its worker, from the site itself.
 * @throws AppError 'invalid' for a scan, which has no text, and for a file that is no PDF, too large or too slow
 */
export async function readPdf(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw unreadable(t('person-form-office.pdf.tooLarge'));
  const data = new Uint8Array(await file.arrayBuffer());
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  let timer = 0;
  const late = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => {
      reject(unreadable(t('person-form-office.pdf.tooSlow')));
    }, mostSeconds * 1000);
  });
  try {
    return await Promise.race([late, readText(getDocument({ data, worker, ...options }))]);
  } finally {
    window.clearTimeout(timer);
    worker.destroy();
    port.terminate();
  }
}
