import { exportMyData } from '@/features/my-profile/api';
import type { DataPageParts } from '@/features/my-profile/data-page/data-page';
import { listPictures, type PictureFile } from '@/features/my-profile/list-pictures';
import { downloadPicture } from '@/lib/pictures';
import { AppError, toAppError } from '@/lib/errors';
import { loadPart } from '@/base/load-part';

/** A picture failed to download, so the file would be incomplete. */
export class MissingPictureError extends AppError {
  /** Which picture, a text of the catalogue. */
  readonly label: PictureFile['label'];

  constructor(label: PictureFile['label'], cause: unknown) {
    const { kind, message, status } = toAppError(cause);
    super(kind, message, { status });
    this.label = label;
  }
}

/** Which picture is being fetched, and of how many. */
export interface Progress {
  at: number;
  total: number;
}

interface Collected {
  file: Blob;
  /** The number of pictures included only as a URL. */
  externalCount: number;
}

const pictureTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** A picture as a data URL. */
async function toDataUrl(bytes: Uint8Array<ArrayBuffer>, path: string): Promise<string> {
  const type = pictureTypes[path.split('.').at(-1) ?? ''] ?? 'image/jpeg';
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(new AppError('unknown', 'A picture could not be read.'));
    reader.readAsDataURL(new Blob([bytes], { type }));
  });
}

/**
 * Exports all data about the member as one .zip file: a readable page with embedded pictures, a JSON file and the picture
 * files. It fails rather than return an incomplete file.
 */
export async function collectMyData(
  words: Pick<DataPageParts, 'bureau' | 'describeSearch'>,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const [data, { strToU8, zipSync }, { writeDataPage }] = await Promise.all([
    exportMyData(signal),
    loadPart(() => import('fflate')),
    loadPart(() => import('@/features/my-profile/data-page/data-page')),
  ]);
  const { files, externalCount } = listPictures(data);
  const pictures: Record<string, Uint8Array> = {};
  const addresses = new Map<string, string>();
  for (const [index, { bucket, path, name, label }] of files.entries()) {
    onProgress({ at: index + 1, total: files.length });
    try {
      const picture = await downloadPicture({ bucket, path }, signal);
      const bytes = new Uint8Array(await picture.arrayBuffer());
      pictures[name] = bytes;
      addresses.set(path, await toDataUrl(bytes, path));
    } catch (cause) {
      throw new MissingPictureError(label, cause);
    }
  }
  const page = strToU8(writeDataPage(data.all, { ...words, pictures: addresses }));
  const json = strToU8(JSON.stringify(data.all, null, 2));
  // Level 0, because pictures are already compressed.
  const zip = zipSync(
    { 'my-data.html': [page, { level: 6 }], 'my-data.json': [json, { level: 6 }], ...pictures },
    { level: 0 },
  );
  return { file: new Blob([new Uint8Array(zip)], { type: 'application/zip' }), externalCount };
}
