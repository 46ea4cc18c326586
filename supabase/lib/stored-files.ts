import { createNodeClient } from './node-client.ts';
import { StackError } from './settings.ts';

/** The buckets, which the migrations create. */
export const buckets = ['profile-images', 'birth-charts'];

/** A row of storage.objects. */
export interface StoredFile {
  readonly bucket_id: string;
  readonly name: string;
}

/**
 * Removes files through the Storage API, which also deletes them from the disk.
 * @returns the number of removed files
 * @throws StackError if the files of a bucket can't be removed
 */
export async function removeStoredFiles(
  access: { readonly apiUrl: string; readonly secretKey: string },
  files: readonly StoredFile[],
): Promise<number> {
  const { storage } = createNodeClient(access.apiUrl, access.secretKey);
  let total = 0;
  for (const bucket of new Set(files.map((file) => file.bucket_id))) {
    const names = files.filter((file) => file.bucket_id === bucket).map((file) => file.name);
    const { data, error } = await storage.from(bucket).remove(names);
    if (error) throw new StackError(`Files in ${bucket} could not be removed:`, error.message);
    if (data.length === 0) throw new StackError(`Files in ${bucket} could not be removed.`, 'None of them went.');
    total += data.length;
  }
  return total;
}
