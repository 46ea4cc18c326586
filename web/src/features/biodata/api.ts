import type { BirthDetails } from '@/astrology/sky/birth-details';
import { readContactDetails } from '@/bureau/api/contact-details';
import { readDetails } from '@/bureau/api/profile-details';
import { supabase } from '@/lib/backend/client';
import type { Tables } from '@/lib/database.types';
import { isTransient } from '@/lib/errors';
import { type PicturePlace, pictureQueryOptions, type StoredPicture } from '@/lib/pictures';
import { queryClient } from '@/lib/query-client';
import { type Args, readAs, run, runReading } from '@/lib/run';
import type { ContactDetails } from '@/person/contact-details';
import type { PersonRow } from '@/person/facts';
import { drawScaled, encode, release } from '@/pictures/picture-canvas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

export const biodataKeys = {
  one: (profileId: number) => ['biodata', profileId] as const,
};

/** The content of a biodata, without contact details, even those the user may see elsewhere. */
export interface Biodata extends Pick<
  Tables<'RegisteredUsers'>,
  | 'id'
  | 'name'
  | 'own_script_name'
  | 'gender'
  | 'age'
  | 'religion'
  | 'location'
  | 'first_img'
  | 'birth_chart'
  | 'visible'
  | 'verified_at'
  | 'verified_by'
> {
  profile_details: (BirthDetails & PersonRow) | null;
}

async function getBiodata(profileId: number, signal: AbortSignal): Promise<Biodata | null> {
  const [card, profile_details] = await Promise.all([
    run(
      supabase
        .from('RegisteredUsers')
        .select(
          'id, name, own_script_name, gender, age, religion, location, first_img, birth_chart, visible, verified_at, verified_by',
        )
        .eq('id', profileId)
        .maybeSingle(),
      signal,
    ),
    readDetails(profileId, signal),
  ]);
  return card && { ...card, profile_details };
}

/** A profile for printing; null if the viewer may not see it. Always refetched, so that the paper is current. */
export const biodataQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: biodataKeys.one(profileId),
    queryFn: ({ signal }) => getBiodata(profileId, signal),
    staleTime: 0,
  });

/** Opens contact details for the admin to print, which the database records. Null when none are stored. */
async function openContactForBiodata(profileId: number): Promise<ContactDetails | null> {
  await runReading(supabase.rpc('open_contact_for_biodata', { profile_id: profileId }));
  return await readContactDetails(profileId);
}

/** A mutation, not a query: each opening is explicit and recorded, and its result must not stay in the cache. */
export const biodataContactOpening = () =>
  mutationOptions({ mutationFn: openContactForBiodata, gcTime: 0, meta: { reads: true } });

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
