import { removeUploadedPictures, uploadPicture } from '@/pictures/api/files';
import { picturePath, sayFileName, type FormPicture, type UploadProgress } from '@/pictures/form-picture';
import { AppError, toAppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';
import { thumbnailOf } from '@/lib/thumbnail';
import { t } from '@/texts/texts';

/**
 * Uploads the new pictures one after the other, each with its thumbnail, and returns the paths of all, in their order.
 * Stops at the first that fails: another call goes on from there.
 * @throws AppError
 */
export async function uploadPictures(
  bucket: PictureBucket,
  profileId: number,
  pictures: readonly FormPicture[],
  onProgress: (key: string, progress: UploadProgress) => void,
): Promise<string[]> {
  for (const picture of pictures) {
    if (picture.kind === 'stored' || picture.progress === 'done') continue;
    const path = picturePath(profileId, picture);
    onProgress(picture.key, 'uploading');
    try {
      await uploadPicture(bucket, thumbnailOf(path), picture.thumbnail);
      await uploadPicture(bucket, path, picture.full);
    } catch (error) {
      onProgress(picture.key, 'failed');
      throw named(toAppError(error), picture.fileName, bucket);
    }
    onProgress(picture.key, 'done');
  }
  return pictures.map((picture) => picturePath(profileId, picture));
}

const columnOf = { 'profile-images': 'first_img', 'birth-charts': 'birth_chart' } as const;

/** When it is the file that could not be stored, and not the server that is away: says which, beside its field. */
function named(error: AppError, fileName: string | null, bucket: PictureBucket): AppError {
  if (error.kind !== 'invalid' && error.kind !== 'unknown') return error;
  const { code, status } = error;
  const text = t('person-form.refused.notUploaded', { fileName: sayFileName(fileName) });
  return new AppError(error.kind, text, { code, status, refusal: 'picture_not_uploaded', field: columnOf[bucket] });
}

/**
 * Deletes what was uploaded for a form that is given up. It is no harm if that fails: the files belong to no profile then.
 * Stored pictures are left alone: a profile shows them.
 */
export async function removePictures(
  bucket: PictureBucket,
  profileId: number,
  pictures: readonly FormPicture[],
): Promise<void> {
  const paths = pictures
    .filter((picture) => picture.kind === 'new' && picture.progress !== 'waiting')
    .map((picture) => picturePath(profileId, picture));
  if (paths.length === 0) return;
  await removeUploadedPictures(bucket, [...paths, ...paths.map(thumbnailOf)]).catch(() => undefined);
}
