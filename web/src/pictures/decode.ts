import { isSameDrawing } from '@/pictures/picture-canvas';
import type { Size } from '@/pictures/picture-header';
import { fitInto } from '@/pictures/picture-edit';

/**
 * Decodes a HEIC picture, turned upright, beside the page: it takes seconds. The decoder (700 KB as it is sent) is fetched
 * only now. It is the one without WebAssembly, which the Content-Security-Policy would have to be loosened for.
 * @throws Error when it cannot be decoded, or the decoder cannot be fetched
 */
export async function decodeHeic(bytes: Uint8Array): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data instanceof ImageBitmap) resolve(data);
        else reject(new Error('The picture could not be decoded.'));
      });
      worker.addEventListener('error', () => reject(new Error('The decoder could not be fetched, or failed.')));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}

const type = 'image/jpeg';
/** From so many pixels on a JPEG is decoded smaller, where the browser can do that. */
export const manyPixels = 40_000_000;
/** Larger than all that is made of it, so that a part of it can be cut out. */
const decodedBox = { width: 4800, height: 4800 };

const open = async (...parts: Uint8Array<ArrayBuffer>[]) => await createImageBitmap(new Blob(parts, { type }));

/**
 * Decodes a JPEG of many pixels, not turned. Its blocks are decoded smaller. With 108 megapixels the page took 150 MB more at
 * most in Chromium 156, and 750 MB without this. With 50 it was 120 and 360 MB.
 */
export async function decodeSmaller(bytes: Uint8Array<ArrayBuffer>, size: Size): Promise<ImageBitmap> {
  // Safari, and sites without HTTPS.
  if (!('ImageDecoder' in window)) return await open(bytes);
  const { width: desiredWidth, height: desiredHeight } = fitInto(size, decodedBox);
  const decoder = new ImageDecoder({ data: bytes, type, desiredWidth, desiredHeight });
  try {
    const { image } = await decoder.decode();
    const bitmap = await createImageBitmap(image);
    image.close();
    return bitmap;
  } finally {
    decoder.close();
  }
}

const endMarker = Uint8Array.of(0xff, 0xd9);
const more = new Uint8Array(64).fill(0x55);

/**
 * Decodes a JPEG without its last marker. Null when more is missing: what stands behind the last pixel changes nothing, so
 * bytes in the place of missing ones show.
 */
export async function decodeWithoutEnd(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap | null> {
  const ended = await open(bytes, endMarker);
  const continued = await open(bytes, more, endMarker);
  const isWhole = isSameDrawing(ended, continued);
  continued.close();
  if (isWhole) return ended;
  ended.close();
  return null;
}
