import { removeUploadedPictures } from '@/features/registration/api/remove-uploaded-pictures';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Removes the files of a profile that it no longer shows. */
export async function removeUnreferencedFiles(profileId: number): Promise<void> {
  const { data, error, status } = await supabase.rpc('list_unreferenced_files', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
  for (const bucket of ['profile-images', 'birth-charts'] as const) {
    const names = data.filter((file) => file.bucket_id === bucket).map((file) => file.name);
    if (names.length > 0) await removeUploadedPictures(bucket, names);
  }
}
