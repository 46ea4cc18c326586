import type { MyData } from '@/features/my-profile/api';
import type { PictureBucket } from '@/lib/pictures';
import { proposedImages } from '@/person/image-columns';

const places = [
  { column: 'first_img', bucket: 'profile-images', name: 'picture-1' },
  { column: 'second_img', bucket: 'profile-images', name: 'picture-2' },
  { column: 'third_img', bucket: 'profile-images', name: 'picture-3' },
  { column: 'birth_chart', bucket: 'birth-charts', name: 'birth-chart' },
] as const;

/** A picture of the profile, or one of a pending proposal. */
type Whose = 'picture' | 'proposed';

export interface PictureFile {
  bucket: PictureBucket;
  path: string;
  /** Its path in the .zip file. */
  name: string;
  /** Its name for the user, a text of the catalogue. */
  label: `my-profile.data.${Whose}.${(typeof places)[number]['column']}`;
}

/**
 * The pictures to download, also those of a pending proposal, and the number of pictures on other hosts, which are known
 * only by URL.
 */
export function listPictures({ pictures, proposals }: Pick<MyData, 'pictures' | 'proposals'>): {
  files: PictureFile[];
  externalCount: number;
} {
  const files: PictureFile[] = [];
  const add = (images: Partial<MyData['pictures']>, prefix: string, whose: Whose) => {
    for (const { column, bucket, name } of places) {
      const path = images[column] ?? null;
      // A proposal may only reorder pictures, so skip those already in the list.
      if (path === null || path.startsWith('https://') || files.some((file) => file.path === path)) continue;
      const ending = /\.[a-z]+$/.exec(path)?.[0] ?? '';
      files.push({
        bucket,
        path,
        name: `pictures/${prefix}${name}${ending}`,
        label: `my-profile.data.${whose}.${column}`,
      });
    }
  };
  add(pictures, '', 'picture');
  for (const { status, changes } of proposals) {
    if (status === 'pending') add(proposedImages(changes), 'proposed-', 'proposed');
  }
  const externalCount = Object.values(pictures).filter((path) => path?.startsWith('https://') === true).length;
  return { files, externalCount };
}
