import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSize, sniffType } from '@/features/person-form/pictures/picture-header';

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
    expect(readSize(type, bytes)).toEqual(size);
  });

  test('a JPEG may have bytes to skip before a marker', async () => {
    const jpeg = await drawing.clone().jpeg().toBuffer();
    const padded = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
    expect(readSize('jpeg', padded)).toEqual(size);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends early has no size', async (type) => {
    const bytes = await drawing.clone().toFormat(type).toBuffer();
    expect(readSize(type, bytes.subarray(0, 18))).toBeNull();
  });
});

test.each([
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['html', '<!doctype html><p>'],
  ['pdf', '%PDF-1.7'],
  ['gif', 'GIF89a\x01\x00\x01\x00'],
  ['heic', '\x00\x00\x00\x18ftypheic'],
  ['avif', '\x00\x00\x00\x18ftypavif'],
  ['wav', 'RIFF\x00\x00\x00\x00WAVEfmt '],
  ['nothing', ''],
])('%s is none of the three', (_name, text) => {
  expect(sniffType(Buffer.from(text, 'latin1'))).toBeNull();
});
