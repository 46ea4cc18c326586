import type { MyData } from '@/features/my-profile/api/my-data';
import type { PictureBucket } from '@/lib/pictures';

const places = [
  { column: 'first_img', bucket: 'profile-images', name: 'picture-1', words: 'your first picture' },
  { column: 'second_img', bucket: 'profile-images', name: 'picture-2', words: 'your second picture' },
  { column: 'third_img', bucket: 'profile-images', name: 'picture-3', words: 'your third picture' },
  { column: 'birth_chart', bucket: 'birth-charts', name: 'birth-chart', words: 'your birth chart' },
] as const;

interface PictureFile {
  bucket: PictureBucket;
  path: string;
  /** Its place in the file. */
  name: string;
  /** How the user calls it. */
  words: string;
}

/** Which pictures are to be fetched, and how many are not the bureau's to give: of those only the address is known. */
export function listPictures(pictures: MyData['pictures']): { files: PictureFile[]; elsewhere: number } {
  const files: PictureFile[] = [];
  let elsewhere = 0;
  for (const { column, bucket, name, words } of places) {
    const path = pictures[column];
    if (path === null) continue;
    if (path.startsWith('https://')) elsewhere += 1;
    else files.push({ bucket, path, name: `pictures/${name}${/\.[a-z]+$/.exec(path)?.[0] ?? ''}`, words });
  }
  return { files, elsewhere };
}
