import { FileProblem } from '@/features/transfer/parse-file';
import { t } from '@/texts/texts';
import type { readXlsx } from '@/features/transfer/read-xlsx';
import type { Sheet } from '@/features/transfer/sheet';

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, place) => bytes[place] === byte);

/** Decodes UTF-32, which browsers do not know. */
function decodeFourBytes(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let place = 0; place + 4 <= bytes.length; place += 4)
    text += String.fromCodePoint(view.getUint32(place, littleEndian));
  return text;
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Decodes by the file's mark; null without one. */
function decodeByMark(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return decodeFourBytes(bytes.subarray(4), true);
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return decodeFourBytes(bytes.subarray(4), false);
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le', bytes);
  return startsWith(bytes, 0xfe, 0xff) ? decode('utf-16be', bytes) : null;
}

/**
 * Decodes a text with bytes of zero. Only UTF-16 and UTF-32 have them: in commas, digits and line ends, at one place of each
 * sign.
 */
function decodeByZeros(bytes: Uint8Array): string {
  const zeros = [0, 0, 0, 0];
  bytes.forEach((byte, place) => {
    if (byte === 0) zeros[place % 4] = (zeros[place % 4] ?? 0) + 1;
  });
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  const signs = Math.floor(bytes.length / 4);
  // No letter of UTF-32 needs its highest byte.
  if (fourth === signs && third > signs / 2) return decodeFourBytes(bytes, true);
  if (first === signs && second > signs / 2) return decodeFourBytes(bytes, false);
  return decode(second + fourth > first + third ? 'utf-16le' : 'utf-16be', bytes);
}

/**
 * Decodes a file's text. Spreadsheets should write UTF-8; others write UTF-16 or UTF-32 in either order of bytes, with a mark or
 * without, or Windows-1252.
 * @throws FileProblem for a file that is no text
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const text = decodeByMark(bytes) ?? (bytes.includes(0) ? decodeByZeros(bytes) : null);
    // A text with zeros in it is none.
    if (text?.includes('\0') === true) throw new RangeError('zeros');
    if (text !== null) return text;
  } catch {
    throw new FileProblem(() => t('transfer.file.noText'));
  }
  try {
    return decode('utf-8', bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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
