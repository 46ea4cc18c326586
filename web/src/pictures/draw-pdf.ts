import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfProblem, withPdf } from '@/lib/open-pdf';
import { damaged, PictureRefusal } from '@/pictures/check-source';
import { encode, release } from '@/pictures/picture-canvas';
import { t } from '@/texts/texts';

/** Letters of a chart on a sheet of A4 stay sharp after the picture is made smaller. */
const longestSide = 2400;

/** Whether a file is a PDF, by its first bytes. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}

async function draw(pdf: PDFDocumentProxy): Promise<{ picture: Blob; pages: number }> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  try {
    await page.render({ canvas, viewport }).promise;
    return { picture: await encode(canvas, 'image/png'), pages: pdf.numPages };
  } finally {
    release(canvas);
  }
}

/**
 * The first page of a PDF as a picture, as astrologers send a chart, and how many pages there are.
 * @throws PictureRefusal
 */
export async function drawFirstPage(file: File): Promise<{ picture: File; pages: number }> {
  const { name } = file;
  try {
    const { picture, pages } = await withPdf(file, draw);
    return { picture: new File([picture], name), pages };
  } catch (cause) {
    if (!(cause instanceof PdfProblem)) throw damaged(name);
    const { reason } = cause;
    throw reason === 'no-pdf'
      ? damaged(name)
      : new PictureRefusal(name, (fileName) => t(`person-form.refused.pdf.${reason}`, { fileName }));
  }
}
