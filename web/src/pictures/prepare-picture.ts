import {
  checkContent,
  checkLength,
  checkResult,
  checkSize,
  damaged,
  PictureRefusal,
  unreadableHeic,
} from '@/pictures/check-source';
import { decodeHeic, decodeSmaller, decodeWithoutEnd, manyPixels } from '@/pictures/decode';
import { fileNameOf, type FormPicture, type NewPicture } from '@/pictures/form-picture';
import { takeOrientation, type SourceType } from '@/pictures/picture-header';
import { drawScaled, drawTurned, encode, release, turnUpright } from '@/pictures/picture-canvas';
import { cropTo, sourceArea, turnedSize, type PictureEdit } from '@/pictures/picture-edit';
import { downloadPicture, type PictureBucket } from '@/lib/pictures';

const fullBox = { width: 1600, height: 1600 };
/** Room enough for whatever is made of an edited picture: a part of it is still drawn from all its pixels. */
const editedBox = { width: 3200, height: 3200 };
/** Sharp on a card of a phone of density 3 and of a laptop of density 2: both show 480 pixels or fewer. */
const portraitBox = { width: 480, height: 600 };
const chartBox = { width: 400, height: 400 };
/** For a picture of several people, of which no part is cut: as wide as a phone. */
const wholeBox = { width: 800, height: 800 };
const quality = { 'profile-images': 0.82, 'birth-charts': 0.9 } as const;
// With so many pixels, fewer bytes for each are enough.
const thumbnailQuality = { 'profile-images': 0.72, 'birth-charts': 0.9 } as const;

type Encoded = Pick<NewPicture, 'extension' | 'full' | 'thumbnail'>;

/**
 * Makes a file ready to be uploaded: checked, turned upright, large enough, at most 1600 pixels, with a thumbnail. It is
 * encoded again, which drops other data such as the place. Of a moving picture the first frame stays.
 * @throws PictureRefusal
 */
export async function preparePicture(
  file: File,
  bucket: PictureBucket,
  key: string,
  isWhole = false,
): Promise<NewPicture> {
  const { name } = file;
  const bitmap = await openPicture(file, name);
  try {
    return await finish(name, async () => {
      checkSize(name, bitmap, bucket);
      const encoded = await reduce(bitmap, bucket, isWhole);
      return { key, kind: 'new', fileName: name, ...encoded, made: { from: file, edit: null } };
    });
  } finally {
    release(bitmap);
  }
}

/** The source of a picture for an edit: decoded, upright. Free it with release(). */
export interface OpenPicture {
  bitmap: ImageBitmap;
  from: Blob;
  edit: PictureEdit | null;
}

/**
 * Opens a picture to be edited. A stored picture, one of a kept draft, and one with a lost file are edited in their stored
 * form.
 * @throws PictureRefusal, or AppError when a stored one cannot be fetched
 */
export async function openForEdit(
  picture: FormPicture,
  bucket: PictureBucket,
  signal: AbortSignal,
): Promise<OpenPicture> {
  const name = fileNameOf(picture);
  if (picture.kind === 'new' && picture.made !== null) {
    const { made } = picture;
    const bitmap = await openPicture(made.from, name).catch(() => null);
    if (bitmap !== null) return { bitmap, ...made };
  }
  const from = picture.kind === 'new' ? picture.full : await downloadPicture({ bucket, path: picture.path }, signal);
  return { bitmap: await openPicture(from, name), from, edit: null };
}

/**
 * Makes an edited picture ready to be uploaded, as preparePicture does. It is another picture, which has a name of its own.
 * @throws PictureRefusal
 */
export async function prepareEdited(
  fileName: string | null,
  { bitmap, from }: OpenPicture,
  edit: PictureEdit,
  bucket: PictureBucket,
  isWhole = false,
): Promise<NewPicture> {
  return await finish(fileName, async () => {
    const part = sourceArea(edit, bitmap);
    checkSize(fileName, turnedSize(part, edit.turn), bucket);
    const cut = drawScaled(bitmap, part, editedBox);
    const turned = drawTurned(cut, edit.turn);
    release(cut);
    try {
      const encoded = await reduce(turned, bucket, isWhole);
      return { key: crypto.randomUUID(), kind: 'new', fileName, ...encoded, made: { from, edit } };
    } finally {
      release(turned);
    }
  });
}

async function finish(fileName: string | null, make: () => Promise<Omit<NewPicture, 'progress'>>): Promise<NewPicture> {
  try {
    const picture = await make();
    checkResult(fileName, picture.full.size);
    return { ...picture, progress: 'waiting' };
  } catch (error) {
    throw error instanceof PictureRefusal ? error : damaged(fileName);
  }
}

/** Checks a file and decodes it, turned upright. */
export async function openPicture(file: Blob, fileName: string | null): Promise<ImageBitmap> {
  checkLength(fileName, file.size);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Decode the checked bytes, because the file on the disk may have changed since.
    const { type, size } = checkContent(fileName, bytes);
    if (type === 'heic') return await openHeic(fileName, bytes);
    const isLarge = type === 'jpeg' && size.width * size.height > manyPixels;
    // All browsers turn an ordinary JPEG, and none a PNG.
    const orientation = isLarge || type === 'webp' ? takeOrientation(bytes, type) : 1;
    const decoded = isLarge
      ? await decodeSmaller(bytes, size)
      : await decode(bytes, type).catch(async () => (type === 'jpeg' ? await decodeWithoutEnd(bytes) : null));
    if (decoded === null) throw damaged(fileName);
    return await turnUpright(decoded, orientation);
  } catch (error) {
    throw error instanceof PictureRefusal ? error : damaged(fileName);
  }
}

const decode = async (bytes: Uint8Array<ArrayBuffer>, type: SourceType) =>
  await createImageBitmap(new Blob([bytes], { type: `image/${type}` }), { imageOrientation: 'from-image' });

/** Safari knows what phones make; the other browsers do not. */
async function openHeic(fileName: string | null, bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  try {
    return await decode(bytes, 'heic').catch(async () => await decodeHeic(bytes));
  } catch {
    throw unreadableHeic(fileName);
  }
}

async function reduce(
  bitmap: ImageBitmap | HTMLCanvasElement,
  bucket: PictureBucket,
  isWhole: boolean,
): Promise<Encoded> {
  const full = drawScaled(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, fullBox);
  const thumbnail =
    bucket === 'profile-images' && !isWhole
      ? // From the picture itself: the scaled copy of a very wide picture has too little height.
        drawScaled(bitmap, cropTo(bitmap, portraitBox), portraitBox)
      : drawScaled(full, { x: 0, y: 0, width: full.width, height: full.height }, isWhole ? wholeBox : chartBox);
  try {
    const lossy = await encodeLossy(full, bucket);
    // Drawn lines often take less room as PNG, and stay sharp.
    const png = bucket === 'birth-charts' ? await encode(full, 'image/png') : null;
    return png !== null && png.size < lossy.blob.size
      ? { extension: 'png', full: png, thumbnail: await encode(thumbnail, 'image/png') }
      : {
          extension: lossy.extension,
          full: lossy.blob,
          thumbnail: await encode(thumbnail, lossy.blob.type, thumbnailQuality[bucket]),
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
