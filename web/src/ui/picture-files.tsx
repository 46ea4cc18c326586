import type { ReactNode } from 'react';
import {
  keyOf,
  placeOf,
  smallPlaceOf,
  usePicture,
  type FileVersions,
  type PictureBucket,
  type PicturePlace,
} from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';
import { t } from '@/texts/texts';

interface PictureFilesProps {
  bucket: PictureBucket;
  value: string;
  /** The accessible name of the picture. */
  label: string;
  /**
   * Shows the full picture and its thumbnail: they are two files, and a reviewer must see both. Otherwise the thumbnail
   * represents both.
   */
  both: boolean;
  /** The versions of the files, for a decision about them. */
  versions?: FileVersions | undefined;
  /** Opens one of the files in the lightbox. */
  onOpen: (place: PicturePlace) => void;
  /** The caption below the picture. */
  children: ReactNode;
}

/** The stored files of a picture that somebody else uploaded, for review. */
export function PictureFiles({ bucket, value, label, both, versions, onOpen, children }: PictureFilesProps) {
  const full = placeOf(bucket, value, versions);
  const small = smallPlaceOf(bucket, value, versions);
  const open = (place: PicturePlace) => () => {
    onOpen(place);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('ui.pictures.showLarge', { picture: label })}
        className="block w-full rounded-card text-center"
        onClick={open(full)}
      >
        <File place={both ? full : small} isChart={bucket === 'birth-charts'} isWhole={both} />
        {children}
      </button>
      {both && keyOf(small) !== keyOf(full) && (
        <button
          type="button"
          aria-label={t('ui-member.pictures.smallShowLarge', { picture: label })}
          className="mx-auto mt-2 block w-1/2 rounded-card text-center"
          onClick={open(small)}
        >
          <File place={small} isChart={bucket === 'birth-charts'} isWhole />
          <span className="mt-1 block text-sm text-muted">{t('ui-member.pictures.inLists')}</span>
        </button>
      )}
    </>
  );
}

function File({ place, isChart, isWhole }: { place: PicturePlace; isChart: boolean; isWhole: boolean }) {
  const { source, pending } = usePicture(place);
  return (
    <>
      <Portrait
        picture={place}
        alt=""
        eager
        // A chart is square: cropped to the portrait ratio it would lose its edges.
        {...((isChart || isWhole) && {
          className: 'border border-line after:hidden [&_img]:bg-paper [&_img]:object-contain [&_img]:object-center',
        })}
      />
      {source === null && !pending && (
        <span className="block text-sm text-danger">{t('ui-member.pictures.couldNotBeLoaded')}</span>
      )}
    </>
  );
}
