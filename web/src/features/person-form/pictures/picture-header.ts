export type SourceType = 'jpeg' | 'png' | 'webp' | 'heic';

export interface Size {
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, offset: number, text: string) =>
  bytes.length >= offset + text.length && String.fromCharCode(...bytes.subarray(offset, offset + text.length)) === text;

/** What a file really is, by its first bytes; its name and the type it claims prove nothing. */
export function sniffType(bytes: Uint8Array): SourceType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftyp') && isHeic(bytes)) return 'heic';
  return null;
}

/** What phones write: a file of the HEIF family whose brands, of which the first may be a general one, tell of HEVC. */
function isHeic(bytes: Uint8Array): boolean {
  const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  for (let offset = 8; offset < end; offset += 4)
    if (brands.some((brand) => startsWith(bytes, offset, brand))) return true;
  return false;
}

/** The size that a picture's header announces, without decoding anything; null when the header makes no sense. */
export function readSize(type: SourceType, bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readers = { jpeg: readJpegSize, png: readPngSize, webp: readWebpSize, heic: readHeicSize };
  try {
    const size = readers[type](bytes, view);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // A RangeError: the file ends within its header.
    return null;
  }
}

function readPngSize(bytes: Uint8Array, view: DataView): Size | null {
  return startsWith(bytes, 12, 'IHDR') ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** The three kinds of WebP: lossy, lossless, and extended (which may be animated: the size is its canvas). */
function readWebpSize(bytes: Uint8Array, view: DataView): Size | null {
  if (startsWith(bytes, 12, 'VP8 ')) {
    if (!startsWith(bytes, 23, '\x9d\x01\x2a')) return null;
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 12, 'VP8X')) {
    const uint24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
    return { width: uint24(24) + 1, height: uint24(27) + 1 };
  }
  return null;
}

/** Markers that stand alone: they have no length and no content. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The markers that begin a frame; the four left out in between define tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from marker to marker until the frame; on the way the camera's notes, which hold a picture of their own, are skipped. */
function readJpegSize(_bytes: Uint8Array, view: DataView): Size | null {
  let offset = 2;
  for (;;) {
    while (view.getUint8(offset) !== 0xff) offset++;
    while (view.getUint8(offset) === 0xff) offset++;
    const marker = view.getUint8(offset++);
    if (marker === 0 || isBare(marker)) continue;
    if (isFrame(marker)) return { width: view.getUint16(offset + 5), height: view.getUint16(offset + 3) };
    // Pixels, or the end, before any frame.
    if (marker === 0xda || marker === 0xd9) return null;
    offset += view.getUint16(offset);
  }
}

/** The boxes that hold others on the way to the sizes, with the bytes that stand before those. */
const outerBoxes = { meta: 4, iprp: 0, ipco: 0 } as const;

/** The largest size that is told of any part: the others are of tiles and previews. The picture may yet have to be turned. */
function readHeicSize(bytes: Uint8Array, view: DataView): Size | null {
  let largest: Size | null = null;
  const read = (from: number, to: number) => {
    for (let offset = from; offset + 8 <= to;) {
      const short = view.getUint32(offset);
      // 1: the length is so long that it stands behind the name; 0: to the end.
      const length = short === 1 ? view.getUint32(offset + 12) : short || to - offset;
      if (length < 8) return;
      if (startsWith(bytes, offset + 4, 'ispe')) {
        const size = { width: view.getUint32(offset + 12), height: view.getUint32(offset + 16) };
        if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
      }
      for (const [name, before] of Object.entries(outerBoxes))
        if (startsWith(bytes, offset + 4, name)) read(offset + 8 + before, Math.min(offset + length, to));
      offset += length;
    }
  };
  read(0, bytes.length);
  return largest;
}
