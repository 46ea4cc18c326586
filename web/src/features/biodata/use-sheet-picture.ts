import { useState } from 'react';
import { placeOf, usePicture, type PictureBucket, type PictureSource } from '@/lib/pictures';

/** A picture as it stands on the sheet, which is not printed before it is there. */
export interface SheetPicture {
  /** Null when there is none to show. */
  source: PictureSource | null;
  isWaiting: boolean;
  /** There is one, but it cannot be had. */
  isMissing: boolean;
  /** It has been loaded, or cannot be. */
  onSettled: (loaded: boolean) => void;
}

/** Fetches a picture of the sheet. Null is none. */
export function useSheetPicture(bucket: PictureBucket, value: string | null): SheetPicture {
  const { source, pending } = usePicture(value === null ? null : placeOf(bucket, value));
  const [settled, setSettled] = useState<{ source: PictureSource; loaded: boolean } | null>(null);
  const isWaiting = pending || (source !== null && settled?.source !== source);
  const isMissing = !isWaiting && value !== null && (source === null || settled?.loaded === false);
  return {
    source: isMissing ? null : source,
    isWaiting,
    isMissing,
    onSettled: (loaded) => {
      if (source !== null) setSettled({ source, loaded });
    },
  };
}
