import { toAppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';
import { supabase } from '@/lib/supabase';

/** The bytes of a picture at full size. */
export async function downloadPicture(bucket: PictureBucket, path: string, signal: AbortSignal): Promise<Uint8Array> {
  const { data, error } = await supabase.storage.from(bucket).download(path, {}, { signal });
  if (error) throw toAppError(error);
  return new Uint8Array(await data.arrayBuffer());
}
