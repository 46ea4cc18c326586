import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export class PdfProblem extends Error {
  readonly reason: 'locked' | 'no-pdf' | 'too-large' | 'too-slow';

  constructor(reason: PdfProblem['reason']) {
    super(`The PDF is refused: ${reason}.`);
    this.reason = reason;
  }
}

const mostBytes = 10 * 1024 * 1024;
/** A biodata or a chart takes one or two. A file can be made to take hours. */
const mostSeconds = 30;

/** Nothing of the file is compiled, and no font of it becomes one of the page. */
const options = {
  isEvalSupported: false,
  useWasm: false,
  disableFontFace: true,
  useSystemFonts: true,
  maxImageSize: 60_000_000,
};

/**
 * Works on a PDF in this browser. The library is fetched only now, with its worker, from the site itself; the worker ends with
 * the work.
 * @throws PdfProblem
 */
export async function withPdf<Result>(file: Blob, work: (pdf: PDFDocumentProxy) => Promise<Result>): Promise<Result> {
  if (file.size > mostBytes) throw new PdfProblem('too-large');
  const data = new Uint8Array(await file.arrayBuffer());
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  let timer = 0;
  const late = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new PdfProblem('too-slow')), mostSeconds * 1000);
  });
  const open = async () => {
    try {
      return await work(await getDocument({ data, worker, ...options }).promise);
    } catch (cause) {
      throw new PdfProblem(cause instanceof Error && cause.name === 'PasswordException' ? 'locked' : 'no-pdf');
    }
  };
  try {
    return await Promise.race([late, open()]);
  } finally {
    window.clearTimeout(timer);
    worker.destroy();
    port.terminate();
  }
}
