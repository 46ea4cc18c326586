import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const atOnce = 100;

/** Removes the files that belong to no profile any more: of one person, or of everyone. */
export async function removeUnreferencedFiles(id?: number): Promise<void> {
  const { data, error, status } = await supabase
    .rpc('list_unreferenced_files', id === undefined ? {} : { profile_id: id })
    .retry(false);
  if (error) throw toAppError(error, status);

  for (const bucket of new Set(data.map(({ bucket_id }) => bucket_id))) {
    const names = data.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
    for (let from = 0; from < names.length; from += atOnce) {
      const some = names.slice(from, from + atOnce);
      const removal = await supabase.storage.from(bucket).remove(some);
      if (removal.error) throw toAppError(removal.error);
      // What may not be removed is left out of the answer without an error.
      if (removal.data.length < some.length) throw new AppError('unknown', 'Some files were not removed.');
    }
  }
}
