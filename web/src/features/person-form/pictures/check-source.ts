import { readSize, sniffType, type Size, type SourceType } from '@/features/person-form/pictures/picture-header';
import type { PictureBucket } from '@/lib/pictures';

const megabyte = 1024 * 1024;
const maxSourceBytes = 25 * megabyte;
const maxPixels = 60_000_000;
const maxSide = 16_000;

/**
 * The least size in pixels, upright, and why. A profile shows the portrait about 400 pixels wide, a card cuts 4:5 out of it;
 * the fields of a chart of 400 × 300 hold letters that can still be read.
 */
const least: Record<PictureBucket, Size & { what: string; or: string }> = {
  'profile-images': { width: 400, height: 500, what: 'A profile picture', or: 'a smaller one looks blurred' },
  'birth-charts': { width: 400, height: 300, what: 'A birth chart', or: 'a smaller one cannot be read' },
};

/** As much as the buckets accept. */
const maxResultBytes = 5 * megabyte;

/** Why a file is refused, in words for the clerk. */
export class PictureRefusal extends Error {}

/** The refusal of a file that no browser could make a picture of. */
export function damaged(fileName: string): PictureRefusal {
  return new PictureRefusal(`${fileName} could not be read; it may be damaged.`);
}

/** The refusal of what a phone made, when neither the browser nor our own decoder could read it, or that could not be fetched. */
export function unreadableHeic(fileName: string): PictureRefusal {
  return new PictureRefusal(
    `${fileName} is a HEIC picture, as phones make them, and could not be read here. Save it as JPEG and choose that; an iPhone takes JPEG with Settings, Camera, Formats, “Most Compatible”.`,
  );
}

/** Refuses a file by its length, before it is read. */
export function checkLength(fileName: string, bytes: number): void {
  if (bytes === 0) throw new PictureRefusal(`${fileName} is empty.`);
  if (bytes > maxSourceBytes)
    throw new PictureRefusal(`${fileName} is larger than 25 MB. Choose a smaller copy of it.`);
}

/**
 * Refuses a file by its content, before it is decoded: a few bytes may announce so many pixels that they fill the memory.
 * Returns what it is.
 */
export function checkContent(fileName: string, bytes: Uint8Array): SourceType {
  const type = sniffType(bytes);
  if (type === null) throw new PictureRefusal(`${fileName} is not a JPEG, PNG, WebP or HEIC picture.`);
  const size = readSize(bytes);
  if (size === null) throw damaged(fileName);
  if (size.width > maxSide || size.height > maxSide || size.width * size.height > maxPixels) {
    throw new PictureRefusal(
      `${fileName} has too many pixels (${size.width} × ${size.height}). Choose one of at most 60 megapixels, no side over ${maxSide}.`,
    );
  }
  return type;
}

/** The least size of a picture in pixels. */
export const leastSizeOf = (bucket: PictureBucket): Size => least[bucket];

/** Refuses a picture that is too small to be shown, by its size once it is upright. */
export function checkSize(fileName: string, size: Size, bucket: PictureBucket): void {
  const { width, height, what, or } = least[bucket];
  if (size.width >= width && size.height >= height) return;
  throw new PictureRefusal(
    `${fileName} is ${size.width} × ${size.height} pixels. ${what} must be at least ${width} × ${height} pixels: ${or}.`,
  );
}

/** Refuses a prepared picture that the storage would not take. */
export function checkResult(fileName: string, bytes: number): void {
  if (bytes > maxResultBytes) {
    throw new PictureRefusal(`${fileName} is larger than 5 MB after encoding. Choose a simpler picture.`);
  }
}
