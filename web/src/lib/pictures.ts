import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { coreKeys, queryClient } from '@/lib/query-client';
import { downloadFile } from '@/lib/backend/client';
import { isTransient } from '@/lib/errors';
import { createStore, useStore } from '@/base/store';
import { isLink, thumbnailOf } from '@/lib/thumbnail';

export type PictureBucket = 'profile-images' | 'birth-charts';

/** A file of a bucket. It has no public URL: it is fetched with the user's token. */
export interface StoredPicture {
  bucket: PictureBucket;
  path: string;
  /** The version that a reviewer decides about. It is fetched for that page, and not kept. */
  version?: string;
}

/** The versions of files by bucket and name: "profile-images/12/….webp". */
export type FileVersions = Readonly<Record<string, string>>;

/** Where a picture is: a file, or an address that needs no token. */
export type PicturePlace = StoredPicture | string;

/** The source of an image element: a Blob or a URL. */
export type PictureSource = Blob | string;

export interface ComparedPicture {
  value: string;
  /** Its name: "Picture 2", "Birth chart". */
  title: string;
  /** Its change; null for none. */
  word: 'New' | 'Removed' | 'Moved' | null;
}

export function placeOf(bucket: PictureBucket, value: string, versions?: FileVersions): PicturePlace {
  if (isLink(value)) return value;
  const version = versions?.[`${bucket}/${value}`];
  return { bucket, path: value, ...(version !== undefined && { version }) };
}

export function smallPlaceOf(bucket: PictureBucket, value: string, versions?: FileVersions): PicturePlace {
  return placeOf(bucket, thumbnailOf(value), versions);
}

/** A picture's own name, to tell it from others. */
export function keyOf(place: PicturePlace): string {
  return typeof place === 'string' ? place : `${place.bucket}/${place.path}`;
}

/** A picture's bytes, with the user's own token: whether they may have it is decided each time. */
export const downloadPicture = (file: { bucket: string; path: string }, signal: AbortSignal): Promise<Blob> =>
  downloadFile(file.bucket, file.path, signal);

const refusal = createStore(false);

/** Whether a picture was refused on this visit. It may be the day's limit. */
export const useIsPictureRefused = (): boolean => useStore(refusal);

/** A refused picture may be hidden since, or over the limit: the limit is read again, once for simultaneous refusals. */
function noteRefusal(): void {
  refusal.set(true);
  void queryClient.invalidateQueries({ queryKey: coreKeys.pictureLimit() }, { cancelRefetch: false });
}

async function readPicture(place: StoredPicture, signal: AbortSignal): Promise<Blob> {
  try {
    return await downloadPicture(place, signal);
  } catch (error) {
    if (!signal.aborted && !isTransient(error)) noteRefusal();
    throw error;
  }
}

/** Fetches a picture with the user's token. */
export const pictureQueryOptions = (place: StoredPicture | null) =>
  queryOptions({
    queryKey: coreKeys.picture(place?.bucket, place?.path, place?.version),
    queryFn: place === null ? skipToken : ({ signal }) => readPicture(place, signal),
    meta: { keep: true },
    // A name is used for one picture only; whether it may still be seen is asked now and then. A version is fetched on each visit.
    ...(place?.version === undefined ? { staleTime: 5 * 60_000 } : { staleTime: 0, gcTime: 0 }),
    refetchOnWindowFocus: false,
  });

export interface Picture {
  /** Whether it is loading or queued. */
  pending: boolean;
  /** The source, or null when there is no picture or it failed to load. */
  source: PictureSource | null;
  /** Whether an outage has kept it away, not a refusal. */
  isAway?: boolean;
}

/** Fetches a picture once it is wanted. Leaving aborts the request; the next login starts again. */
export function usePicture(place: PicturePlace | null, wanted = true): Picture {
  const query = useQuery({ ...pictureQueryOptions(typeof place === 'string' ? null : place), enabled: wanted });
  if (place === null || typeof place === 'string') return { pending: false, source: place, isAway: false };
  const { data, error, isPending } = query;
  // A later refusal removes the cached picture; an outage does not.
  const isRefused = error !== null && !isTransient(error);
  return { pending: isPending, source: isRefused ? null : (data ?? null), isAway: error !== null && !isRefused };
}
