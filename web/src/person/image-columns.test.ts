import { expect, test } from 'vitest';
import { comparePictures } from '@/person/image-columns';

const shown = { first_img: '7/a.webp', second_img: '7/b.webp', third_img: null, birth_chart: '7/c.webp' };

test('marks pictures as new, removed, moved or kept, portraits and chart apart', () => {
  expect(comparePictures(shown, { first_img: '7/b.webp', second_img: '7/n.webp', job: 'Doctor' })).toEqual([
    {
      bucket: 'profile-images',
      label: 'Pictures',
      before: [
        { value: '7/a.webp', title: 'Picture 1', word: 'Removed' },
        { value: '7/b.webp', title: 'Picture 2', word: null },
      ],
      after: [
        { value: '7/b.webp', title: 'Picture 1', word: 'Moved' },
        { value: '7/n.webp', title: 'Picture 2', word: 'New' },
      ],
    },
  ]);
  expect(comparePictures(shown, { birth_chart: null })).toEqual([
    {
      bucket: 'birth-charts',
      label: 'Birth chart',
      before: [{ value: '7/c.webp', title: 'Birth chart', word: 'Removed' }],
      after: [],
    },
  ]);
});

test('keeps a picture that the proposal does not name', () => {
  const [change] = comparePictures(shown, { third_img: '7/n.webp' });
  expect(change?.after.map(({ value, word }) => [value, word])).toEqual([
    ['7/a.webp', null],
    ['7/b.webp', null],
    ['7/n.webp', 'New'],
  ]);
});

test('is empty if no picture is proposed', () => {
  expect(comparePictures(shown, { job: 'Doctor' })).toEqual([]);
  expect(comparePictures(shown, null)).toEqual([]);
});
