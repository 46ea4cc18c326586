import type { ReactNode } from 'react';
import { keyOf, placeOf, smallPlaceOf, usePicture, type PictureBucket, type PicturePlace } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';

interface PictureFilesProps {
  bucket: PictureBucket;
  value: string;
  /** What the picture is called to screen readers. */
  label: string;
  /**
   * Shows the picture as it is stored, and its small version below: they are two files, and those who decide about them have
   * to have seen both. Otherwise the small version stands for both.
   */
  both: boolean;
  /** Opens one of the files large. */
  onOpen: (place: PicturePlace) => void;
  /** What is written below the picture. */
  children: ReactNode;
}

/** A picture of somebody else's choice: what is stored of it, to be looked at. */
export function PictureFiles({ bucket, value, label, both, onOpen, children }: PictureFilesProps) {
  const full = placeOf(bucket, value);
  const small = smallPlaceOf(bucket, value);
  const open = (place: PicturePlace) => () => {
    onOpen(place);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`${label}. Show large`}
        className="block w-full rounded-card text-center"
        onClick={open(full)}
      >
        <File place={both ? full : small} isChart={bucket === 'birth-charts'} isWhole={both} />
        {children}
      </button>
      {both && keyOf(small) !== keyOf(full) && (
        <button
          type="button"
          aria-label={`${label}, as lists show it. Show large`}
          className="mx-auto mt-2 block w-1/2 rounded-card text-center"
          onClick={open(small)}
        >
          <File place={small} isChart={bucket === 'birth-charts'} isWhole />
          <span className="mt-1 block text-sm text-muted">In lists</span>
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
        // A chart is square: cut to the portraits' shape it would lose its edges.
        {...((isChart || isWhole) && {
          className: 'border border-line after:hidden [&_img]:bg-paper [&_img]:object-contain [&_img]:object-center',
        })}
      />
      {source === null && !pending && <span className="block text-sm text-danger">Could not be loaded</span>}
    </>
  );
}
