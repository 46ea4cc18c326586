import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { takePhotograph } from './test.ts';

/** A file as it is chosen in a form. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The effect of these files as a page or as a script. */
const code = 'window.ran = true; document.title = "ran"; alert("ran")';
export const page = `<!doctype html><script>${code}</script><img src="x" onerror='${code}'>`;
export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload='${code}'><script>${code}</script></svg>`;
/** The beginning of a GIF, and a script all the same. */
export const gifAndScript = `GIF89a/*${'\0'.repeat(20)}*/=1;${code}`;

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(data.length, 0);
  content.copy(whole, 4);
  whole.writeUInt32BE(crc32(content), whole.length - 4);
  return whole;
}

/** A whole PNG of 900 million black points, which a browser would need 3.6 GB for, in some hundred kilobytes. */
export function makeBomb(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each point.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A photograph with the place where it was taken, a page in its comment, and the page once more after its end. */
export async function photographAndPage(colour: string): Promise<ChosenFile> {
  const { buffer, ...file } = await takePhotograph(colour);
  const comment = Buffer.from(page);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const start = Buffer.concat([buffer.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment]);
  return { ...file, buffer: Buffer.concat([start, buffer.subarray(2), comment]) };
}

/** A PNG that calls itself a JPEG, with a page among its notes and the page once more after its end. */
export async function drawingAndPage(colour: string): Promise<ChosenFile> {
  const png = await sharp({ create: { width: 600, height: 750, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const end = png.length - 12;
  const note = chunk('tEXt', Buffer.from(`Comment\0${page}`));
  const buffer = Buffer.concat([png.subarray(0, end), note, png.subarray(end), Buffer.from(page)]);
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Files that only claim to be a picture, or cannot be shown, each with the words of its refusal. */
export function refusedFiles(): { files: ChosenFile[]; refusals: string[] } {
  const none = 'is not a JPEG, PNG, WebP or HEIC picture.';
  const damaged = 'could not be read; it may be damaged.';
  const contents: [string, string | Buffer, string][] = [
    ['page.jpg', page, none],
    ['drawing.png', drawing, none],
    ['moving.webp', gifAndScript, none],
    ['letter.jpg', 'Dear Madam, please find enclosed', none],
    ['nothing.jpg', '', 'is empty.'],
    ['bomb.png', makeBomb(), 'has too many pixels (30000 × 30000).'],
    ['half.png', makeBomb().subarray(0, 20), damaged],
    // The header of a picture, and a page where the picture should be.
    [
      'header.jpg',
      Buffer.concat([Buffer.from('ffd8ffc0000b0800100010010111000000', 'hex'), Buffer.from(page)]),
      damaged,
    ],
  ];
  return {
    files: contents.map(([name, content]) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(content) })),
    refusals: contents.map(([name, , words]) => `${name} ${words}`),
  };
}
