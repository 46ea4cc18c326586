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

/** The size that a picture's header announces, without decoding anything; null when the header makes no sense. */
export function readSize(bytes: Uint8Array): Size | null {
  const { width = 0, height = 0 } = imageDimensionsFromData(bytes) ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}
