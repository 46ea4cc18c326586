import { FileProblem } from '@/features/transfer/parse-file';
import type { readXlsx } from '@/features/transfer/read-xlsx';
import type { Sheet } from '@/features/transfer/sheet';
import { t } from '@/texts/texts';

/** A file of 2 MB takes two or three seconds on an office's machine. */
const mostSeconds = 20;

/**
 * Reads the sheets of an xlsx file beside the page, which stays usable. The reader is fetched with the first such file.
 * @throws FileProblem if the file cannot be read in time; the signal's reason when it is aborted
 */
export async function readSheets(file: Blob, signal: AbortSignal, seconds = mostSeconds): Promise<readonly Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  let timer = 0;
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('The reading was cancelled.'));
      });
      timer = window.setTimeout(() => {
        reject(new FileProblem(() => t('transfer.file.tooSlow')));
      }, seconds * 1000);
      worker.addEventListener('message', ({ data }: MessageEvent<Awaited<ReturnType<typeof readXlsx>>>) => {
        if ('sheets' in data) resolve(data.sheets);
        else reject(new FileProblem(() => t(`transfer.file.${data.fault}`)));
      });
      worker.addEventListener('error', () => {
        reject(new FileProblem(() => t('transfer.file.noReader')));
      });
      worker.postMessage(bytes);
    });
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
