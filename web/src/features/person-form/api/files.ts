import { AppError, toAppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';
import { run } from '@/lib/run';
import { removeFiles, supabase, uploadFile } from '@/lib/backend/client';

/** Stores a file under a name that is used once. A file that an earlier try has stored there counts as stored. */
export async function uploadPicture(bucket: PictureBucket, path: string, file: Blob): Promise<void> {
  // A Blob would be sent as a form, which not every storage server reads: the bare bytes are understood by all.
  const bytes = await readBytes(file);
  try {
    await uploadFile(bucket, path, bytes, file.type);
  } catch (error) {
    if (toAppError(error).status !== 409) throw error;
  }
}

async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    // A browser that ran out of space may have dropped what it had put aside.
    throw new AppError('invalid', 'The picture is no longer in this browser.');
  }
}

/** Deletes files. Names that do not exist, or may not be deleted, are passed over. */
export async function removeUploadedPictures(bucket: PictureBucket, paths: readonly string[]): Promise<void> {
  await removeFiles(bucket, paths);
}

/** How many files lie in the member's own folders. */
export const countMyFiles = () => run(supabase.rpc('count_my_files'));
