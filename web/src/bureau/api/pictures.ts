import { queryOptions } from '@tanstack/react-query';
import { coreKeys } from '@/lib/keys';
import { AppError } from '@/lib/errors';
import { mostRows } from '@/lib/read-all';
import { run } from '@/lib/run';
import { removeFiles, supabase } from '@/lib/backend/client';

/** Whether the user has loaded as many pictures today as a day allows: read after a refused one. */
export const pictureLimitQueryOptions = () =>
  queryOptions({
    queryKey: coreKeys.pictureLimit(),
    queryFn: ({ signal }) => run(supabase.rpc('is_picture_limit_reached'), signal),
  });

/** Removes the files that belong to no profile any more: of one person, or of everyone. */
export async function removeUnreferencedFiles(profileId?: number): Promise<void> {
  for (;;) {
    const listing = supabase.rpc('list_unreferenced_files', profileId === undefined ? {} : { profile_id: profileId });
    const files = await run(listing.limit(mostRows));
    let removed = 0;
    for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
      const names = files.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
      removed += await removeFiles(bucket, names);
    }
    // A file that may not be removed is missing in the answer, without an error.
    if (removed < files.length) throw new AppError('unknown', 'Some files were not removed.');
    if (files.length < mostRows) return;
  }
}
