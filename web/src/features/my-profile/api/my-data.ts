import { z } from 'zod';
import { readAfterRecord } from '@/bureau/api/contact-details';
import type { Json } from '@/lib/database.types';
import { readAs, runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const picture = z.string().nullable();
const withPictures = z.object({
  pictures: z.object({ first_img: picture, second_img: picture, third_img: picture, birth_chart: picture }),
  proposals: z.array(z.object({ status: z.string(), changes: z.json() })),
});

export interface MyData extends z.infer<typeof withPictures> {
  /** The complete data, as written to the file. */
  all: Json;
}

/** All stored data about the member. */
export async function exportMyData(signal: AbortSignal): Promise<MyData> {
  const all = await readAfterRecord(() => runReading(supabase.rpc('export_my_data'), signal));
  return { ...readAs(withPictures, all), all };
}
