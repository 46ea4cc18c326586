import { exportMyData } from '@/features/my-profile/api/my-data';
import { listPictures } from '@/features/my-profile/list-pictures';
import { downloadPicture } from '@/lib/api/pictures';
import { AppError, toAppError } from '@/lib/errors';
import { loadPart } from '@/lib/load-part';

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

/** Puts everything that is kept about the member into one .zip file. It is whole, or there is none. */
export async function collectMyData(onProgress: (text: string) => void, signal: AbortSignal): Promise<Collected> {
  onProgress('Collecting your data…');
  const [data, { strToU8, zipSync }] = await Promise.all([exportMyData(signal), loadPart(() => import('fflate'))]);
  const { files, elsewhere } = listPictures(data.pictures);
  const pictures: Record<string, Uint8Array> = {};
  for (const [index, { bucket, path, name, words }] of files.entries()) {
    onProgress(`Fetching picture ${index + 1} of ${files.length}…`);
    try {
      const picture = await downloadPicture({ bucket, path }, signal);
      pictures[name] = new Uint8Array(await picture.arrayBuffer());
    } catch (cause) {
      throw new PictureMissing(words, cause);
    }
  }
  const json = strToU8(JSON.stringify(data.all, null, 2));
  // Pictures are compressed already.
  const zip = zipSync({ 'my-data.json': [json, { level: 6 }], ...pictures }, { level: 0 });
  return { file: new Blob([new Uint8Array(zip)], { type: 'application/zip' }), elsewhere };
}
