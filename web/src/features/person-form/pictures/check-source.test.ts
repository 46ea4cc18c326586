import { expect, test } from 'vitest';
import { checkContent, checkLength, checkResult } from '@/features/person-form/pictures/check-source';

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
  expect(() => checkLength('a.jpg', 25 * megabyte + 1)).toThrow('a.jpg is larger than 25 MB.');
  expect(() => checkLength('a.jpg', 25 * megabyte)).not.toThrow();
});

test('what is no picture is refused, whatever it is called', () => {
  expect(() => checkContent('holiday.heic', Buffer.from('\x00\x00\x00\x18ftypheic', 'latin1'))).toThrow(
    'holiday.heic is not a JPEG, PNG or WebP picture.',
  );
  expect(() => checkContent('page.jpg', Buffer.from('<!doctype html>'))).toThrow('page.jpg is not a JPEG');
});

test('a picture of too many pixels is refused by what its header announces', () => {
  expect(() => checkContent('bomb.png', pngHeader(8000, 7501))).toThrow('bomb.png has too many pixels (8000 × 7501)');
  expect(() => checkContent('strip.png', pngHeader(16_001, 10))).toThrow('too many pixels');
  expect(() => checkContent('huge.png', pngHeader(0x7fffffff, 0x7fffffff))).toThrow('too many pixels');
  expect(checkContent('large.png', pngHeader(8000, 7500))).toBe('png');
});

test('a header that makes no sense means damage', () => {
  expect(() => checkContent('a.png', pngHeader(0, 10))).toThrow('a.png could not be read; it may be damaged.');
  expect(() => checkContent('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toThrow('may be damaged');
});

test('what is too large for the storage even after encoding is refused', () => {
  expect(() => checkResult('a.png', 5 * megabyte + 1)).toThrow('a.png is larger than 5 MB after encoding.');
  expect(() => checkResult('a.png', 5 * megabyte)).not.toThrow();
});
