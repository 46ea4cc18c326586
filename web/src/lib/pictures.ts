import { queryOptions, useQuery } from '@tanstack/react-query';
import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export type PictureBucket = 'profile-images' | 'birth-charts';

const linkLifetimeSeconds = 3600;

/** An image column holds an object's path in its bucket, or a link. */
function isLink(value: string): boolean {
  return value.startsWith('https://');
}

/** The small version that lies beside a picture: "17/0f.webp" has "17/0f.thumb.webp". A link has none. */
export function thumbnailOf(value: string): string {
  return isLink(value) ? value : value.replace(/\.([a-z]+)$/, '.thumb.$1');
}

async function signPaths(bucket: PictureBucket, paths: readonly string[]): Promise<Record<string, string>> {
  const { data, error } = await supabase.storage.from(bucket).createSignedUrls([...paths], linkLifetimeSeconds);
  if (error) throw toAppError(error);
  const urls: Record<string, string> = {};
  // A picture that may not be read, or is gone, has an error of its own: the others are still shown.
  for (const item of data) if (item.path && item.signedUrl && !item.error) urls[item.path] = item.signedUrl;
  return urls;
}

const signedUrlsOptions = (bucket: PictureBucket, paths: readonly string[]) =>
  queryOptions<Record<string, string>, AppError>({
    queryKey: ['picture-urls', bucket, paths],
    queryFn: () => signPaths(bucket, paths),
    enabled: paths.length > 0,
    // The links are good for an hour; new ones would make the browser load every picture again.
    staleTime: 50 * 60_000,
    gcTime: 50 * 60_000,
    refetchOnWindowFocus: false,
  });

export interface PictureUrls {
  /** Whether the links are still being made. */
  pending: boolean;
  /** The address to show, or null when there is no picture or it cannot be had. */
  urlOf: (value: string | null) => string | null;
}

/** Turns the values of image columns into addresses, with one call for all of them. */
export function usePictureUrls(bucket: PictureBucket, values: readonly (string | null)[]): PictureUrls {
  const paths = [...new Set(values.filter((value) => value !== null && !isLink(value)))];
  const { data, isLoading } = useQuery(
    signedUrlsOptions(
      bucket,
      paths.filter((path) => path !== null),
    ),
  );
  return {
    pending: isLoading,
    urlOf: (value) => (value === null ? null : isLink(value) ? value : (data?.[value] ?? null)),
  };
}
