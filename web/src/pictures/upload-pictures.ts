import type { Json } from '@/lib/database.types';
import { AppError, toAppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';
import { thumbnailOf } from '@/lib/thumbnail';
import { proposedImages } from '@/person/image-columns';
import { countMyFiles, removeUploadedPictures, uploadPicture } from '@/pictures/api/files';
import { picturePath, sayFileName, type FormPicture, type UploadProgress } from '@/pictures/form-picture';
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

/** As many files as the database lets a member have in their folders. */
const mostFiles = 24;

interface PictureUpload {
  bucket: PictureBucket;
  /** The column by which a refusal finds its place in the form. */
  column: 'first_img' | 'birth_chart';
  pictures: readonly FormPicture[];
}

type OnProgress = (key: string, progress: UploadProgress) => void;

/**
 * Uploads the new pictures of a member, then proposes them. When either fails, what was uploaded is taken back: it would
 * count among the files that a member may have. Another try uploads it again.
 * @throws AppError
 */
export async function uploadForProposal(
  profileId: number,
  uploads: readonly PictureUpload[],
  onProgress: OnProgress,
  propose: () => Promise<unknown>,
): Promise<void> {
  const reached = new Map<string, UploadProgress>();
  try {
    for (const { bucket, column, pictures } of uploads) {
      try {
        await uploadPictures(bucket, profileId, pictures, (key, progress) => {
          reached.set(key, progress);
          onProgress(key, progress);
        });
      } catch (cause) {
        throw await findReason(toAppError(cause), column);
      }
    }
    await propose();
  } catch (error) {
    await Promise.all(uploads.map((upload) => takeBack(profileId, upload, onProgress, reached)));
    throw error;
  }
}

/** The storage says only that something may not be done: not that there is no room for more. */
async function findReason(error: AppError, column: string): Promise<AppError> {
  if (error.kind !== 'unauthorised') return error;
  const files = await countMyFiles().catch(() => 0);
  if (files < mostFiles) return error;
  return new AppError('invalid', t('person-form.refused.noRoomForFiles'), {
    refusal: 'no_room_for_files',
    field: column,
  });
}

async function takeBack(
  profileId: number,
  { bucket, pictures }: PictureUpload,
  onProgress: OnProgress,
  reached: ReadonlyMap<string, UploadProgress>,
): Promise<void> {
  const tried = pictures.filter((picture) => picture.kind === 'new' && reached.has(picture.key));
  const isGone = await remove(
    bucket,
    tried.map((picture) => picturePath(profileId, picture)),
  );
  // What could not be removed is tried again when the form is given up.
  for (const { key } of tried) if (reached.get(key) === 'done') onProgress(key, isGone ? 'waiting' : 'failed');
}

/** Removes pictures with their thumbnails. Those that a profile or a proposal needs stay: the database sees to that. */
async function remove(bucket: PictureBucket, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return true;
  return await removeUploadedPictures(bucket, [...paths, ...paths.map(thumbnailOf)]).then(
    () => true,
    () => false,
  );
}

/** Removes the pictures of a proposal that is over, but for those that are kept. No harm if they stay for a while. */
export async function removeProposedPictures(changes: Json, kept: readonly unknown[]): Promise<void> {
  const { birth_chart, ...portraits } = proposedImages(changes);
  const isOver = (value: string | null | undefined) =>
    typeof value === 'string' && !value.startsWith('https://') && !kept.includes(value) ? [value] : [];
  await remove('profile-images', Object.values(portraits).flatMap(isOver));
  await remove('birth-charts', isOver(birth_chart));
}
