import { z } from 'zod';
import type { Json } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const picture = z.string().nullable();
const withPictures = z.object({
  pictures: z.object({ first_img: picture, second_img: picture, third_img: picture, birth_chart: picture }),
});

export interface MyData {
  /** Everything, as it is written to the file. */
  all: Json;
  pictures: z.infer<typeof withPictures>['pictures'];
}

/** Everything that is kept about the member. */
export async function exportMyData(signal: AbortSignal): Promise<MyData> {
  const { data, error, status } = await supabase.rpc('export_my_data').abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return { all: data, pictures: withPictures.parse(data).pictures };
}
