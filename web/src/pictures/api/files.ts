import { AppError, toAppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';
import { run } from '@/lib/run';
import { removeFiles, supabase, uploadFile } from '@/lib/backend/client';

/** Uploads a file under a unique name. A file stored there by an earlier attempt counts as success. */
export async function uploadPicture(bucket: PictureBucket, path: string, file: Blob): Promise<void> {
  // Sent as raw bytes: a Blob would be sent as multipart form data, which not every storage server accepts.
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
    // A browser that ran out of disk space may have evicted the blob.
    throw new AppError('invalid', 'The picture is no longer in this browser.');
  }
}

/** Deletes files. Skips names that do not exist or may not be deleted. */
export async function removeUploadedPictures(bucket: PictureBucket, paths: readonly string[]): Promise<void> {
  await removeFiles(bucket, paths);
}

export const countMyFiles = () => run(supabase.rpc('count_my_files'));
