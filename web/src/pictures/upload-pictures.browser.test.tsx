import { expect, test, vi } from 'vitest';
import type { NewPicture } from '@/pictures/form-picture';
import { uploadPictures } from '@/pictures/upload-pictures';

/** A file that the browser has dropped in the meantime. */
class LostBlob extends Blob {
  override arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
}

const lost: NewPicture = {
  key: 'a',
  kind: 'new',
  fileName: 'asha.jpg',
  extension: 'webp',
  full: new LostBlob(),
  thumbnail: new LostBlob(),
  made: null,
  progress: 'waiting',
};

test('a file that cannot be uploaded is named, beside its field', async () => {
  const onProgress = vi.fn();
  await expect(uploadPictures('birth-charts', 7, [lost], onProgress)).rejects.toMatchObject({
    message: 'asha.jpg could not be uploaded. Remove it and choose it again.',
    field: 'birth_chart',
  });
  expect(onProgress.mock.calls).toEqual([
    ['a', 'uploading'],
    ['a', 'failed'],
  ]);
});
