import { toAppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';
import { supabase } from '@/lib/supabase';

/** Deletes files. Names that do not exist, or may not be deleted, are passed over. */
export async function removeUploadedPictures(bucket: PictureBucket, paths: readonly string[]): Promise<void> {
  const { error } = await supabase.storage.from(bucket).remove([...paths]);
  if (error) throw toAppError(error);
}
