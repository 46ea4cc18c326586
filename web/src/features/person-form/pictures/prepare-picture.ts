import {
  checkContent,
  checkLength,
  checkResult,
  checkSize,
  damaged,
  PictureRefusal,
  unreadableHeic,
} from '@/features/person-form/pictures/check-source';
import { decodeHeic } from '@/features/person-form/pictures/decode-heic';
import type { NewPicture } from '@/features/person-form/pictures/form-picture';
import { drawScaled, encode, release } from '@/features/person-form/pictures/picture-canvas';
import { cropTo } from '@/features/person-form/pictures/picture-sizes';
import type { PictureBucket } from '@/lib/pictures';

const fullBox = { width: 1600, height: 1600 };
const portraitBox = { width: 320, height: 400 };
const chartBox = { width: 400, height: 400 };
const quality = { 'profile-images': 0.82, 'birth-charts': 0.9 } as const;

type Encoded = Pick<NewPicture, 'extension' | 'full' | 'thumbnail'>;

/**
 * Makes a file ready to be uploaded: checked, turned upright, large enough, at most 1600 pixels, encoded again (which leaves behind
 * whatever else was in the file, such as where it was taken), with a thumbnail. Of a moving picture the first frame stays.
 * @throws PictureRefusal
 */
export async function preparePicture(file: File, bucket: PictureBucket, key: string): Promise<NewPicture> {
  const { name } = file;
  checkLength(name, file.size);
  try {
    const bitmap = await decode(file);
    try {
      checkSize(name, bitmap, bucket);
      const encoded = await reduce(bitmap, bucket);
      checkResult(name, encoded.full.size);
      return { key, kind: 'new', fileName: name, ...encoded, progress: 'waiting' };
    } finally {
      release(bitmap);
    }
  } catch (error) {
    throw error instanceof PictureRefusal ? error : damaged(name);
  }
}

/** Checks a file's content and decodes it, turned upright. */
async function decode(file: File): Promise<ImageBitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = checkContent(file.name, bytes);
  // What is decoded is what was checked, not what the file may hold by now.
  const checked = new Blob([bytes], { type: `image/${type}` });
  const decoded = createImageBitmap(checked, { imageOrientation: 'from-image' });
  if (type !== 'heic') return await decoded;
  // Safari knows what phones make; the other browsers do not.
  return await decoded
    .catch(() => decodeHeic(bytes))
    .catch(() => {
      throw unreadableHeic(file.name);
    });
}

async function reduce(bitmap: ImageBitmap, bucket: PictureBucket): Promise<Encoded> {
  const full = drawScaled(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, fullBox);
  const thumbnail =
    bucket === 'profile-images'
      ? // Of the picture itself: what is left of the height of a very wide one would be too little.
        drawScaled(bitmap, cropTo(bitmap, portraitBox), portraitBox)
      : drawScaled(full, { x: 0, y: 0, width: full.width, height: full.height }, chartBox);
  try {
    const lossy = await encodeLossy(full, bucket);
    // Drawn lines often take less room as PNG, and stay sharp.
    const png = bucket === 'birth-charts' ? await encode(full, 'image/png') : null;
    return png !== null && png.size < lossy.blob.size
      ? { extension: 'png', full: png, thumbnail: await encode(thumbnail, 'image/png') }
      : {
          extension: lossy.extension,
          full: lossy.blob,
          thumbnail: await encode(thumbnail, lossy.blob.type, quality[bucket]),
        };
  } finally {
    release(full);
    release(thumbnail);
  }
}

/** WebP; JPEG from a browser that does not write WebP. */
async function encodeLossy(
  canvas: HTMLCanvasElement,
  bucket: PictureBucket,
): Promise<{ extension: 'webp' | 'jpg'; blob: Blob }> {
  const webp = await encode(canvas, 'image/webp', quality[bucket]);
  if (webp.type === 'image/webp') return { extension: 'webp', blob: webp };
  return { extension: 'jpg', blob: await encode(canvas, 'image/jpeg', quality[bucket]) };
}
