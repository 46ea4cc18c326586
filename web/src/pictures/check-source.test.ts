import { expect, test } from 'vitest';
import { checkContent, checkLength, checkResult, checkSize } from '@/pictures/check-source';

const megabyte = 1024 * 1024;

/** The beginning of a PNG: all that is looked at before it is decoded. */
function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test('an empty file and a huge one are refused before they are read', () => {
  expect(() => checkLength('a.jpg', 0)).toThrow('a.jpg is empty.');
  expect(() => checkLength('a.jpg', 40 * megabyte + 1)).toThrow('a.jpg is larger than 40 MB.');
  expect(() => checkLength('a.jpg', 40 * megabyte)).not.toThrow();
});

test('what is no picture is refused, whatever it is called', () => {
  expect(() => checkContent('film.heic', Buffer.from('\x00\x00\x00\x18ftypisom', 'latin1'))).toThrow(
    'film.heic is not a JPEG, PNG, WebP or HEIC picture.',
  );
  expect(() => checkContent('page.jpg', Buffer.from('<!doctype html>'))).toThrow('page.jpg is not a JPEG');
});

test('a picture of too many pixels is refused by what its header announces', () => {
  expect(() => checkContent('bomb.png', pngHeader(8000, 7501))).toThrow('bomb.png has too many pixels (8000 × 7501)');
  expect(() => checkContent('strip.png', pngHeader(16_001, 10))).toThrow('too many pixels');
  expect(() => checkContent('huge.png', pngHeader(0x7fffffff, 0x7fffffff))).toThrow('too many pixels');
  expect(checkContent('large.png', pngHeader(8000, 7500))).toMatchObject({ type: 'png' });
});

/** The beginning of a JPEG. */
function jpegHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.from('ffd8ffc000110800000000031100211001310000', 'hex');
  bytes.writeUInt16BE(height, 7);
  bytes.writeUInt16BE(width, 9);
  return bytes;
}

test('a JPEG may have the pixels of every common phone, and says its limit', () => {
  expect(checkContent('64.jpg', jpegHeader(9248, 6936))).toEqual({ type: 'jpeg', size: { width: 9248, height: 6936 } });
  expect(checkContent('108.jpg', jpegHeader(12_000, 9000))).toMatchObject({ type: 'jpeg' });
  expect(() => checkContent('200.jpg', jpegHeader(15_000, 9000))).toThrow(
    '200.jpg has too many pixels (15000 × 9000). Choose one of at most 120 megapixels',
  );
});

test('an invalid header means a damaged file', () => {
  expect(() => checkContent('a.png', pngHeader(0, 10))).toThrow('a.png could not be read; it may be damaged.');
  expect(() => checkContent('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toThrow('may be damaged');
});

test.each([
  [
    'profile-images',
    { width: 120, height: 90 },
    'a.jpg is 120 × 90 pixels. A profile picture must be at least 400 × 500',
  ],
  ['profile-images', { width: 2000, height: 499 }, 'at least 400 × 500 pixels: a smaller one looks blurred.'],
  ['profile-images', { width: 399, height: 2000 }, 'at least 400 × 500'],
  [
    'birth-charts',
    { width: 400, height: 299 },
    'A birth chart must be at least 400 × 300 pixels: a smaller one cannot be',
  ],
] as const)('too small a picture of %s is refused with its size', (bucket, size, words) => {
  expect(() => checkSize('a.jpg', size, bucket)).toThrow(words);
});

test('the least size is taken', () => {
  expect(() => checkSize('a.jpg', { width: 400, height: 500 }, 'profile-images')).not.toThrow();
  expect(() => checkSize('a.jpg', { width: 400, height: 300 }, 'birth-charts')).not.toThrow();
});

test('what is too large for the storage even after encoding is refused', () => {
  expect(() => checkResult('a.png', 5 * megabyte + 1)).toThrow('a.png is still larger than 5 MB');
  expect(() => checkResult('a.png', 5 * megabyte)).not.toThrow();
});
