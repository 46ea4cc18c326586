import { z } from 'zod';
import type { Json } from '@/lib/database.types';
import { readAs, run } from '@/lib/run';
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
  const all = await run(supabase.rpc('export_my_data'), signal);
  return { all, pictures: readAs(withPictures, all).pictures };
}
