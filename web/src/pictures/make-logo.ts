import { damaged } from '@/pictures/check-source';
import { drawScaled, encode, release } from '@/pictures/picture-canvas';
import { openPicture } from '@/pictures/prepare-picture';

/** From the largest and best; the first that is small enough is taken. */
const sides = [256, 192, 128];
const qualities = [0.9, 0.7];

async function toDataUrl(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Makes a logo of a file: a data URL of at most so many characters, with at most 256 pixels a side.
 * @throws PictureRefusal
 */
export async function makeLogo(file: File, longest: number): Promise<string> {
  const bitmap = await openPicture(file, file.name);
  try {
    for (const side of sides) {
      const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
      const canvas = drawScaled(bitmap, whole, { width: side, height: side });
      for (const quality of qualities) {
        const webp = await encode(canvas, 'image/webp', quality);
        // A browser that does not write WebP gives PNG, which has no quality.
        const picture = webp.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg', quality);
        // Four characters hold three bytes. A longer list of arguments could be too much for the browser.
        if (picture.size > (longest * 3) / 4) continue;
        const logo = await toDataUrl(picture);
        if (logo.length <= longest) return logo;
      }
      release(canvas);
    }
    throw damaged(file.name);
  } finally {
    release(bitmap);
  }
}
