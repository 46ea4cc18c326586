import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSize, sniffType } from '@/pictures/picture-header';
import { phonePicture } from '@/pictures/sample-pictures';

const drawing = sharp({
  create: { width: 30, height: 20, channels: 4, background: { r: 200, g: 20, b: 60, alpha: 0.5 } },
});
const size = { width: 30, height: 20 };

describe('the header of', () => {
  test.each([
    ['a JPEG', 'jpeg', drawing.clone().jpeg()],
    ['a progressive JPEG', 'jpeg', drawing.clone().jpeg({ progressive: true })],
    [
      'a JPEG with notes of the camera',
      'jpeg',
      drawing
        .clone()
        .withExif({ IFD0: { Make: 'x'.repeat(5000) } })
        .jpeg(),
    ],
    ['a PNG', 'png', drawing.clone().png()],
    ['a lossy WebP', 'webp', drawing.clone().removeAlpha().webp()],
    ['a lossless WebP', 'webp', drawing.clone().webp({ lossless: true })],
    [
      'an extended WebP',
      'webp',
      drawing
        .clone()
        .withExif({ IFD0: { Make: 'x' } })
        .webp(),
    ],
  ] as const)('%s tells type and size', async (_name, type, picture) => {
    const bytes = new Uint8Array(await picture.toBuffer());
    expect(sniffType(bytes)).toBe(type);
    expect(readSize(bytes)).toEqual(size);
  });

  test('a JPEG may have bytes to skip before a marker', async () => {
    const jpeg = await drawing.clone().jpeg().toBuffer();
    const padded = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
    expect(readSize(padded)).toEqual(size);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends early has no size', async (type) => {
    const bytes = await drawing.clone().toFormat(type).toBuffer();
    expect(readSize(bytes.subarray(0, 18))).toBeNull();
  });
});

describe('the header of a HEIC', () => {
  test('tells type and size, before it is turned', () => {
    expect(sniffType(phonePicture)).toBe('heic');
    expect(readSize(phonePicture)).toEqual({ width: 600, height: 480 });
  });

  test('may begin with a general brand', () => {
    const general = Uint8Array.from(phonePicture);
    general.set(Buffer.from('mif1'), 8);
    expect(sniffType(general)).toBe('heic');
  });

  test('that ends early, or makes no sense, has no size', () => {
    expect(readSize(phonePicture.subarray(0, 100))).toBeNull();
    const broken = Uint8Array.from(phonePicture);
    broken.set([0, 0, 0, 3], 28);
    expect(readSize(broken)).toBeNull();
  });

  const megabytes = 1024 * 1024;
  const view = new DataView(phonePicture.buffer, phonePicture.byteOffset);
  const fileType = phonePicture.subarray(0, view.getUint32(0));
  const others = phonePicture.subarray(fileType.length);
  const meta = others.subarray(0, view.getUint32(fileType.length));
  const box = (type: string, content: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(8 + content.length);
    return Buffer.concat([length, Buffer.from(type), content]);
  };
  const manyBoxes = Buffer.alloc(24 * megabytes, box('free', new Uint8Array()));

  test('is found behind other boxes', () => {
    const pixels = box('mdat', new Uint8Array(megabytes));
    expect(readSize(Buffer.concat([fileType, pixels, others]))).toEqual({ width: 600, height: 480 });
  });

  // A reader that went through all of them would find the size, after seconds.
  test.each([
    ['millions of boxes', Buffer.concat([fileType, manyBoxes, others])],
    [
      'millions of boxes inside the header',
      Buffer.concat([fileType, box('meta', Buffer.concat([meta.subarray(8), manyBoxes]))]),
    ],
    ['millions of brands', Buffer.concat([box('ftyp', Buffer.concat([fileType.subarray(8), manyBoxes])), others])],
  ])('with %s has no size', (_name, bytes) => {
    expect(sniffType(bytes)).toBe('heic');
    expect(readSize(bytes)).toBeNull();
  });
});

test.each([
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['html', '<!doctype html><p>'],
  ['pdf', '%PDF-1.7'],
  ['gif', 'GIF89a\x01\x00\x01\x00'],
  ['film', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom'],
  ['avif', '\x00\x00\x00\x18ftypavif'],
  ['wav', 'RIFF\x00\x00\x00\x00WAVEfmt '],
  ['nothing', ''],
])('%s is none of the four', (_name, text) => {
  expect(sniffType(Buffer.from(text, 'latin1'))).toBeNull();
});
