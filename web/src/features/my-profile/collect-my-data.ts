import { exportMyData } from '@/features/my-profile/api/my-data';
import type { DataPageParts } from '@/features/my-profile/data-page/data-page';
import { listPictures } from '@/features/my-profile/list-pictures';
import { downloadPicture } from '@/lib/api/pictures';
import { AppError, toAppError } from '@/lib/errors';
import { loadPart } from '@/first-load/load-part';

/** One picture could not be had: the file would have a hole. */
export class PictureMissing extends AppError {
  readonly words: string;

  constructor(words: string, cause: unknown) {
    const { kind, message, status } = toAppError(cause);
    super(kind, `${words}: ${message}`, { status });
    this.words = words;
  }
}

interface Collected {
  file: Blob;
  /** How many pictures are in it by their address only. */
  elsewhere: number;
}

const pictureTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** A picture as an address that holds it whole. */
async function toAddress(bytes: Uint8Array<ArrayBuffer>, path: string): Promise<string> {
  const type = pictureTypes[path.split('.').at(-1) ?? ''] ?? 'image/jpeg';
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => {
      reject(new AppError('unknown', 'A picture could not be read.'));
    };
    reader.readAsDataURL(new Blob([bytes], { type }));
  });
}

/**
 * Puts everything that is kept about the member into one .zip file: as a page to read, with its pictures in it, and as data
 * with the pictures beside it. It is whole, or there is none.
 */
export async function collectMyData(
  words: Pick<DataPageParts, 'bureau' | 'describeSearch'>,
  onProgress: (text: string) => void,
  signal: AbortSignal,
): Promise<Collected> {
  onProgress('Collecting your data…');
  const [data, { strToU8, zipSync }, { writeDataPage }] = await Promise.all([
    exportMyData(signal),
    loadPart(() => import('fflate')),
    loadPart(() => import('@/features/my-profile/data-page/data-page')),
  ]);
  const { files, elsewhere } = listPictures(data);
  const pictures: Record<string, Uint8Array> = {};
  const addresses = new Map<string, string>();
  for (const [index, { bucket, path, name, words: called }] of files.entries()) {
    onProgress(`Fetching picture ${index + 1} of ${files.length}…`);
    try {
      const picture = await downloadPicture({ bucket, path }, signal);
      const bytes = new Uint8Array(await picture.arrayBuffer());
      pictures[name] = bytes;
      addresses.set(path, await toAddress(bytes, path));
    } catch (cause) {
      throw new PictureMissing(called, cause);
    }
  }
  const page = strToU8(writeDataPage(data.all, { ...words, pictures: addresses }));
  const json = strToU8(JSON.stringify(data.all, null, 2));
  // Pictures are compressed already.
  const zip = zipSync(
    { 'my-data.html': [page, { level: 6 }], 'my-data.json': [json, { level: 6 }], ...pictures },
    { level: 0 },
  );
  return { file: new Blob([new Uint8Array(zip)], { type: 'application/zip' }), elsewhere };
}
