import type { Json } from '@/lib/database.types';
import { readProperty } from '@/base/values';

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
