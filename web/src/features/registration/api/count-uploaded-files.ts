import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** How many files lie in a profile's folders, as far as the reader may see them. */
export async function countUploadedFiles(profileId: number): Promise<number> {
  const counts = await Promise.all(
    (['profile-images', 'birth-charts'] as const).map(async (bucket) => {
      const { data, error } = await supabase.storage.from(bucket).list(String(profileId), { limit: 100 });
      if (error) throw toAppError(error);
      return data.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
