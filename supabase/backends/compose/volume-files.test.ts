import { expect, test } from 'vitest';
import { readFiles } from './volume-files.ts';

test('each file in the volume of storage is read as bucket, name and version', () => {
  expect(readFiles('')).toEqual([]);
  expect(readFiles('profile-images/3/a.thumb.webp/9f2c\nbirth-charts/4/b.png/77aa\n')).toEqual([
    { bucket_id: 'profile-images', name: '3/a.thumb.webp', version: '9f2c' },
    { bucket_id: 'birth-charts', name: '4/b.png', version: '77aa' },
  ]);
});
