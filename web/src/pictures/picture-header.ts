import { imageDimensionsFromData } from 'image-dimensions';

export type SourceType = 'jpeg' | 'png' | 'webp' | 'heic';

export interface Size {
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, offset: number, text: string) =>
  bytes.length >= offset + text.length && String.fromCharCode(...bytes.subarray(offset, offset + text.length)) === text;

/** Detects the type by the first bytes; name and declared type prove nothing. */
export function sniffType(bytes: Uint8Array): SourceType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftyp') && isHeic(bytes)) return 'heic';
  return null;
}

/** HEIC as phones write it: a HEIF file with an HEVC brand, which need not come first. */
function isHeic(bytes: Uint8Array): boolean {
  const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  for (let offset = 8; offset < end; offset += 4)
    if (brands.some((brand) => startsWith(bytes, offset, brand))) return true;
  return false;
}

/** Limits of a HEIC, far above what phones write: a file of millions of boxes would stop the page for seconds. */
const mostBoxes = 100;
const longestHeader = 1024 * 1024;

/** The box of a HEIC that begins here; null when there is none, or it ends behind the file. */
function boxAt(bytes: Uint8Array, start: number): { type: string; start: number; end: number } | null {
  if (start + 16 > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const announced = view.getUint32(start);
  // 1 stands for a length of 64 bits behind the type, 0 for the rest of the file.
  const long = announced === 1 ? Number(view.getBigUint64(start + 8)) : announced;
  const end = announced === 0 ? bytes.length : start + long;
  const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
  return end >= start + 8 && end <= bytes.length ? { type, start, end } : null;
}

/** The two boxes of a HEIC that tell its size; null when they are missing, too long or behind too many others. */
function headerOfHeic(bytes: Uint8Array): Uint8Array | null {
  const fileType = boxAt(bytes, 0);
  let box = fileType;
  for (let count = 0; fileType !== null && box !== null && count < mostBoxes; count += 1) {
    if (box.type === 'meta') {
      const length = fileType.end + box.end - box.start;
      if (length > longestHeader) return null;
      const header = new Uint8Array(length);
      header.set(bytes.subarray(0, fileType.end));
      header.set(bytes.subarray(box.start, box.end), fileType.end);
      return header;
    }
    box = boxAt(bytes, box.end);
  }
  return null;
}

/** The size that a picture's header announces, without decoding anything; null when the header makes no sense. */
export function readSize(bytes: Uint8Array): Size | null {
  const header = sniffType(bytes) === 'heic' ? headerOfHeic(bytes) : bytes;
  const { width = 0, height = 0 } = (header && imageDimensionsFromData(header)) ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}

/** How a camera was held, as EXIF counts it: 1 is upright, 2, 4, 5 and 7 are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
const orientationTag = 0x0112;
const exif = 'Exif\0\0';

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Where the EXIF block of a JPEG begins: a segment before the pixels. */
function findInJpeg(bytes: Uint8Array, view: DataView): number | null {
  let offset = 2;
  for (;;) {
    const marker = view.getUint16(offset);
    // Bytes to skip before a marker.
    if (marker === 0xffff) offset += 1;
    else if (marker === 0xffe1 && textAt(bytes, offset + 4, exif.length) === exif) return offset + 4 + exif.length;
    else if (marker === 0xffda) return null;
    else offset += 2 + view.getUint16(offset + 2);
  }
}

/** Where the EXIF block of a WebP begins: a chunk, most often behind the pixels. */
function findInWebp(bytes: Uint8Array, view: DataView): number | null {
  for (let offset = 12; offset + 8 <= bytes.length;) {
    // Some programs write the beginning of a JPEG's segment too.
    if (textAt(bytes, offset, 4) === 'EXIF')
      return offset + 8 + (textAt(bytes, offset + 8, exif.length) === exif ? exif.length : 0);
    const length = view.getUint32(offset + 4, true);
    offset += 8 + length + (length % 2);
  }
  return null;
}

/**
 * Reads the orientation of the camera, and writes "upright" into these bytes of a JPEG or WebP. Browsers differ in their use
 * of it, so none may turn the picture.
 */
export function takeOrientation(bytes: Uint8Array, type: 'jpeg' | 'webp'): Orientation {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = type === 'jpeg' ? findInJpeg(bytes, view) : findInWebp(bytes, view);
    if (start === null) return 1;
    const isLittle = textAt(bytes, start, 2) === 'II';
    const list = start + view.getUint32(start + 4, isLittle);
    for (let entry = 0; entry < view.getUint16(list, isLittle); entry += 1) {
      const place = list + 2 + entry * 12;
      if (view.getUint16(place, isLittle) !== orientationTag) continue;
      const held = view.getUint16(place + 8, isLittle);
      view.setUint16(place + 8, 1, isLittle);
      return orientations.find((orientation) => orientation === held) ?? 1;
    }
  } catch {
    // The block ends behind the file: it says nothing.
  }
  return 1;
}
