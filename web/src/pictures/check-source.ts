import type { PictureBucket } from '@/lib/pictures';
import { sayFileName } from '@/pictures/form-picture';
import { readSize, sniffType, type Size, type SourceType } from '@/pictures/picture-header';
import { t, type TextId } from '@/texts/texts';

/** The files of a picture, as a file input accepts them. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif';

const megabyte = 1024 * 1024;
const maxSourceBytes = 40 * megabyte;
/** A phone of 108 megapixels makes JPEGs, which can be decoded smaller (decode.ts). */
const maxMegapixels = { jpeg: 120, png: 60, webp: 60, heic: 60 } as const satisfies Record<SourceType, number>;
const maxSide = 16_000;

/**
 * The least size in pixels, upright, and why. A profile shows the portrait about 400 pixels wide, a card cuts 4:5 out of it.
 * The letters of a chart of 400 × 300 are legible.
 */
const least = {
  'profile-images': { width: 400, height: 500, refusal: 'person-form.refused.smallPortrait' },
  'birth-charts': { width: 400, height: 300, refusal: 'person-form.refused.smallChart' },
} as const satisfies Record<PictureBucket, Size & { refusal: TextId }>;

/** As much as the buckets accept. */
const maxResultBytes = 5 * megabyte;

/** The name of a refused file; null for a stored picture. */
type FileName = string | null;

export class PictureRefusal extends Error {
  /** The reason in words for the clerk, in the language of the moment. */
  readonly say: () => string;

  constructor(fileName: FileName, sayOf: (fileName: string) => string) {
    const say = () => sayOf(sayFileName(fileName));
    super(say());
    this.say = say;
  }
}

/** The refusal of a file that no browser could make a picture of. */
export function damaged(fileName: FileName): PictureRefusal {
  return new PictureRefusal(fileName, (name) => t('person-form.refused.damaged', { fileName: name }));
}

/** The refusal of what a phone made, when neither the browser nor our own decoder could read it, or that could not be fetched. */
export function unreadableHeic(fileName: FileName): PictureRefusal {
  return new PictureRefusal(fileName, (name) => t('person-form.refused.heic', { fileName: name }));
}

/** Refuses a file by its length, before it is read. */
export function checkLength(fileName: FileName, bytes: number): void {
  if (bytes === 0) throw new PictureRefusal(fileName, (name) => t('person-form.refused.empty', { fileName: name }));
  if (bytes > maxSourceBytes)
    throw new PictureRefusal(fileName, (name) => t('person-form.refused.tooLarge', { fileName: name }));
}

/**
 * Refuses a file by its content, before it is decoded: a few bytes may announce so many pixels that they fill the memory.
 * Returns what it is, and its size before it is turned.
 */
export function checkContent(fileName: FileName, bytes: Uint8Array): { type: SourceType; size: Size } {
  const type = sniffType(bytes);
  if (type === null)
    throw new PictureRefusal(fileName, (name) => t('person-form.refused.noPicture', { fileName: name }));
  const size = readSize(bytes);
  if (size === null) throw damaged(fileName);
  const most = maxMegapixels[type];
  if (size.width > maxSide || size.height > maxSide || size.width * size.height > most * 1_000_000) {
    throw new PictureRefusal(fileName, (name) =>
      t('person-form.refused.tooManyPixels', { fileName: name, ...size, most, maxSide }),
    );
  }
  return { type, size };
}

/** The least size of a picture in pixels. */
export const leastSizeOf = (bucket: PictureBucket): Size => least[bucket];

/** Refuses a picture that is too small to be shown, by its size once it is upright. */
export function checkSize(fileName: FileName, size: Size, bucket: PictureBucket): void {
  const { width, height, refusal } = least[bucket];
  if (size.width >= width && size.height >= height) return;
  const sizes = { width: size.width, height: size.height, leastWidth: width, leastHeight: height };
  throw new PictureRefusal(fileName, (name) => t(refusal, { fileName: name, ...sizes }));
}

/** Refuses a prepared picture that the storage would not take. */
export function checkResult(fileName: FileName, bytes: number): void {
  if (bytes > maxResultBytes) {
    throw new PictureRefusal(fileName, (name) => t('person-form.refused.largeResult', { fileName: name }));
  }
}
