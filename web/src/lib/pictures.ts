import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { sharedKeys } from '@/lib/api/keys';
import { downloadPicture } from '@/lib/api/pictures';
import { isTransient } from '@/lib/errors';
import { isLink, thumbnailOf } from '@/lib/thumbnail';

export type PictureBucket = 'profile-images' | 'birth-charts';

/** A file of a bucket. It has no public URL: it is fetched with the user's token. */
export interface StoredPicture {
  bucket: PictureBucket;
  path: string;
}

/** Where a picture is: a file, or an address that needs no token. */
export type PicturePlace = StoredPicture | string;

/** The source of an image element: a Blob or a URL. */
export type PictureSource = Blob | string;

/** A picture of one side of a comparison. */
export interface ComparedPicture {
  value: string;
  /** What it is called: "Picture 2", "Birth chart". */
  title: string;
  /** What becomes of it; null when it stays as it is. */
  word: 'New' | 'Removed' | 'Moved' | null;
}

/** Where the picture of an image column is. */
export function placeOf(bucket: PictureBucket, value: string): PicturePlace {
  return isLink(value) ? value : { bucket, path: value };
}

/** Where the small version of it is. */
export function smallPlaceOf(bucket: PictureBucket, value: string): PicturePlace {
  return placeOf(bucket, thumbnailOf(value));
}

/** A picture's own name, to tell it from others. */
export function keyOf(place: PicturePlace): string {
  return typeof place === 'string' ? place : `${place.bucket}/${place.path}`;
}

const pictureQueryOptions = (place: StoredPicture | null) =>
  queryOptions({
    queryKey: sharedKeys.picture(place?.bucket, place?.path),
    queryFn: place === null ? skipToken : ({ signal }) => downloadPicture(place, signal),
    meta: { keep: true },
    // A name always stands for the same picture; whether it may still be seen is asked now and then.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });

export interface Picture {
  /** Whether it is loading or queued. */
  pending: boolean;
  /** The source, or null when there is no picture or it failed to load. */
  source: PictureSource | null;
}

/** Fetches a picture once it is wanted. Leaving aborts the request; the next login starts again. */
export function usePicture(place: PicturePlace | null, wanted = true): Picture {
  const query = useQuery({ ...pictureQueryOptions(typeof place === 'string' ? null : place), enabled: wanted });
  if (place === null || typeof place === 'string') return { pending: false, source: place };
  const { data, error, isPending } = query;
  // A later refusal removes the cached picture; an outage does not.
  const isRefused = error !== null && !isTransient(error);
  return { pending: isPending, source: isRefused ? null : (data ?? null) };
}
