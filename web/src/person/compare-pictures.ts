import type { Json } from '@/lib/database.types';
import type { ComparedPicture, PictureBucket } from '@/lib/pictures';
import { proposedImages, toImageLists, type ImageColumns } from '@/person/image-columns';
import { t } from '@/texts/texts';

/** The pictures of one bucket before and after a change. */
export interface PictureChange {
  bucket: PictureBucket;
  label: string;
  before: ComparedPicture[];
  after: ComparedPicture[];
}

function compare(values: readonly string[], others: readonly string[], gone: 'New' | 'Removed', title?: string) {
  return values.map((value, index): ComparedPicture => {
    const place = others.indexOf(value);
    return {
      value,
      title: title ?? t('person-member.pictureNumber', { number: index + 1 }),
      word: place === -1 ? gone : gone === 'New' && place !== index ? 'Moved' : null,
    };
  });
}

/**
 * Compares a profile's pictures before and after a proposal; empty if the proposal changes none.
 * `before` holds the current pictures, or those at the time of the proposal.
 */
export function comparePictures(before: ImageColumns, changes: Json): PictureChange[] {
  const proposed = proposedImages(changes);
  const old = toImageLists(before);
  const now = toImageLists({ ...before, ...proposed });
  const found: PictureChange[] = [];
  if (['first_img', 'second_img', 'third_img'].some((column) => column in proposed)) {
    found.push({
      bucket: 'profile-images',
      label: t('person-member.pictures'),
      before: compare(old.pictures, now.pictures, 'Removed'),
      after: compare(now.pictures, old.pictures, 'New'),
    });
  }
  if (proposed.birth_chart !== undefined) {
    const chart = t('person-member.birthChart');
    found.push({
      bucket: 'birth-charts',
      label: chart,
      before: compare(old.charts, now.charts, 'Removed', chart),
      after: compare(now.charts, old.charts, 'New', chart),
    });
  }
  return found;
}
