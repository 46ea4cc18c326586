import { toAppError } from '@/lib/errors';
import type { StoredPicture } from '@/lib/pictures';
import { supabase } from '@/lib/supabase';

/** A picture's bytes, with the reader's own token: whether they may have it is decided each time. */
export async function downloadPicture({ bucket, path }: StoredPicture, signal: AbortSignal): Promise<Blob> {
  // The browser may keep the bytes, but not the permission: it asks whether what it has is still what would be sent.
  const { data, error } = await supabase.storage.from(bucket).download(path, {}, { signal, cache: 'no-cache' });
  if (error) throw toAppError(error);
  return data;
}
