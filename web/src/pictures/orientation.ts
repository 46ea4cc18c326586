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
