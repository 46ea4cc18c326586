import { createNodeClient } from './node-client.ts';
import { StackError } from './settings.ts';

/** The buckets of this product, which its migrations make. */
export const buckets = ['profile-images', 'birth-charts'];

/** A row of storage.objects. */
export interface StoredFile {
  readonly bucket_id: string;
  readonly name: string;
}

/**
 * Removes files through the Storage API, which removes what lies on the disk too.
 * @returns how many went
 * @throws StackError when those of a bucket cannot be removed
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
