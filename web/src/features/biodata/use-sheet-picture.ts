import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logoQueryOptions } from '@/bureau/api/office-settings';
import { placeOf, usePicture, type PictureBucket, type PictureSource } from '@/lib/pictures';

/** A picture on the sheet, which must load before printing. */
export interface SheetPicture {
  /** Null when there is no picture to show. */
  source: PictureSource | null;
  isWaiting: boolean;
  /** The picture exists, but failed to load. */
  isMissing: boolean;
  /** Called when the picture has loaded or failed. */
  onSettled: (loaded: boolean) => void;
}

/** Loads a picture for the sheet. A null value means none. */
export function useSheetPicture(bucket: PictureBucket, value: string | null): SheetPicture {
  const { source, pending } = usePicture(value === null ? null : placeOf(bucket, value));
  return useSettled(source, pending, value !== null);
}

/** Loads the bureau's logo for the sheet. Without one, or if it does not come, the sheet has the lotus. */
export function useSheetLogo(): SheetPicture {
  const { data = null, isLoading } = useQuery(logoQueryOptions());
  return useSettled(data, isLoading, data !== null);
}

function useSettled(source: PictureSource | null, pending: boolean, isThere: boolean): SheetPicture {
  const [settled, setSettled] = useState<{ source: PictureSource; loaded: boolean } | null>(null);
  const isWaiting = pending || (source !== null && settled?.source !== source);
  const isMissing = !isWaiting && isThere && (source === null || settled?.loaded === false);
  return {
    source: isMissing ? null : source,
    isWaiting,
    isMissing,
    onSettled: (loaded) => {
      if (source !== null) setSettled({ source, loaded });
    },
  };
}
