import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const atOnce = 100;

/** Removes the files that belong to no profile any more: of one person, or of everyone. */
export async function removeUnreferencedFiles(profileId?: number): Promise<void> {
  const { data, error, status } = await supabase
    .rpc('list_unreferenced_files', profileId === undefined ? {} : { profile_id: profileId })
    .retry(false);
  if (error) throw toAppError(error, status);

  let removed = 0;
  for (const bucket of new Set(data.map(({ bucket_id }) => bucket_id))) {
    const names = data.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
    for (let from = 0; from < names.length; from += atOnce) {
      const removal = await supabase.storage.from(bucket).remove(names.slice(from, from + atOnce));
      if (removal.error) throw toAppError(removal.error);
      removed += removal.data.length;
    }
  }
  // What may not be removed is left out of the answers without an error.
  if (removed < data.length) throw new AppError('unknown', 'Some files were not removed.');
}
