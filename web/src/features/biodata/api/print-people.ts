import { z } from 'zod';
import { queryClient } from '@/lib/query-client';
import { isTransient } from '@/lib/errors';
import { pictureQueryOptions, type PicturePlace, type StoredPicture } from '@/lib/pictures';
import { drawScaled, encode, release } from '@/pictures/picture-canvas';
import { readAs, runReading, type Args } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const text = z.string().nullable();
/** People on paper, as a biodata reads them. */
export const printedPeople = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    own_script_name: text,
    gender: text,
    age: z.number().nullable(),
    religion: text,
    location: text,
    first_img: text,
    birth_chart: text,
    visible: z.boolean(),
    verified_at: text,
    verified_by: text,
    profile_details: z
      .looseObject({
        date_of_birth: text,
        time_of_birth: text,
        birth_time_certainty: text,
        place_of_birth: text,
        birth_coordinates: text,
        birth_zone: text,
      })
      .nullable(),
  }),
);

/** The people for paper, brides first, then by age. The call records them as printed. */
export const printPeople = async (printing: Args<'print_people'>) =>
  readAs(printedPeople, await runReading(supabase.rpc('print_people', printing)));

/** A PDF file holds a JPEG as it is, any other picture by its pixels: it would be five times as large. */
async function toJpeg(picture: Blob): Promise<Blob> {
  const source = await createImageBitmap(picture);
  const { width, height } = source;
  const canvas = drawScaled(source, { x: 0, y: 0, width, height }, { width, height });
  release(source);
  const jpeg = await encode(canvas, 'image/jpeg', 0.9);
  release(canvas);
  return jpeg;
}

/** Loads a picture into the cache, as JPEG. */
async function loadPicture(place: StoredPicture): Promise<void> {
  const options = pictureQueryOptions(place);
  const picture = await queryClient.query(options);
  if (picture.type === 'image/jpeg') return;
  queryClient.setQueryData(options.queryKey, await toJpeg(picture));
}

/**
 * Loads pictures into the cache, six at a time. Returns how many were refused or cannot be read.
 * @throws AppError if one did not come at all
 */
export async function loadPictures(places: readonly PicturePlace[], onLoaded: () => void): Promise<number> {
  const queue = [...places];
  let refused = 0;
  const loadNext = async () => {
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      if (typeof place !== 'string') {
        try {
          await loadPicture(place);
        } catch (error) {
          if (isTransient(error)) {
            queue.length = 0;
            throw error;
          }
          refused++;
        }
      }
      onLoaded();
    }
  };
  await Promise.all(Array.from({ length: 6 }, loadNext));
  return refused;
}
