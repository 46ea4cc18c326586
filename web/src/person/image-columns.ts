import { readProperty } from '@/base/values';
import type { Json } from '@/lib/database.types';
import type { ComparedPicture, PictureBucket } from '@/lib/pictures';
import { t } from '@/texts/texts';

const portraitColumns = ['first_img', 'second_img', 'third_img'] as const;
export const imageColumns = [...portraitColumns, 'birth_chart'] as const;

/** The image columns of a profile: each a path in its bucket, a link, or null. */
export type ImageColumns = Record<(typeof imageColumns)[number], string | null>;

/** A profile's pictures as lists, in their order. */
export interface ImageLists {
  pictures: readonly string[];
  charts: readonly string[];
}

/** Maps lists of pictures to image columns, in order. */
export function toImageColumns({ pictures, charts }: ImageLists): ImageColumns {
  return {
    first_img: pictures[0] ?? null,
    second_img: pictures[1] ?? null,
    third_img: pictures[2] ?? null,
    birth_chart: charts[0] ?? null,
  };
}

/** Maps image columns to lists of pictures. */
export function toImageLists(columns: ImageColumns): { pictures: string[]; charts: string[] } {
  return {
    pictures: portraitColumns.map((column) => columns[column]).filter((value) => value !== null),
    charts: [columns.birth_chart].filter((value) => value !== null),
  };
}

/** The image columns of a proposal; null removes the picture. */
export function proposedImages(changes: Json): Partial<ImageColumns> {
  const proposed: Partial<ImageColumns> = {};
  for (const column of imageColumns) {
    const value = readProperty(changes, column);
    if (value === null || typeof value === 'string') proposed[column] = value;
  }
  return proposed;
}

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
