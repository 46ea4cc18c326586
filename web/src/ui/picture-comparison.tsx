import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import {
  keyOf,
  placeOf,
  smallPlaceOf,
  usePicture,
  type ComparedPicture,
  type FileVersions,
  type PictureBucket,
  type PicturePlace,
} from '@/lib/pictures';
import { t } from '@/texts/texts';
import { ArrowLeftRight, CircleMinus, CirclePlus } from '@/ui/icons';
import { PictureDialog } from '@/ui/on-demand';
import type { DialogPicture } from '@/ui/picture-viewer';
import { Portrait } from '@/ui/portrait';

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
  const open = (place: PicturePlace) => () => onOpen(place);
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

const changeLabels = {
  New: { icon: CirclePlus, look: 'text-success', text: 'ui-member.pictures.new' },
  Removed: { icon: CircleMinus, look: 'text-danger', text: 'ui-member.pictures.removed' },
  Moved: { icon: ArrowLeftRight, look: 'text-gold-700', text: 'ui-member.pictures.moved' },
} as const;

interface PictureComparisonProps {
  /** The name of the person in the pictures. */
  name: string;
  bucket: PictureBucket;
  /** The versions, side by side: "Before", "Proposed". */
  sides: readonly { label: string; pictures: readonly ComparedPicture[] }[];
  /** Shows every file, not only the thumbnails, for reviewers. */
  everyFile?: boolean;
  /** The versions of the files, for a decision about them. */
  versions?: FileVersions;
}

/** Versions of a profile's pictures side by side, each with its change. Every picture opens large. */
export function PictureComparison({ name, bucket, sides, everyFile = false, versions }: PictureComparisonProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const height = bucket === 'birth-charts' ? 800 : 1000;

  const large = sides.flatMap(({ label, pictures }) =>
    pictures.flatMap(({ value, title, word }) => {
      const full = placeOf(bucket, value, versions);
      const small = smallPlaceOf(bucket, value, versions);
      const show = (place: PicturePlace, size: 'large' | 'small'): DialogPicture & { label: string } => ({
        label,
        place,
        alt: t('ui-member.pictures.alt', { picture: title, name, size }),
        caption: t('ui-member.pictures.caption', { name, side: label, picture: title, change: word, size }),
        width: 800,
        height,
      });
      const hasSmall = everyFile && keyOf(small) !== keyOf(full);
      return [show(full, 'large'), ...(hasSmall ? [show(small, 'small')] : [])];
    }),
  );

  return (
    <>
      <dl className="mt-1 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {sides.map(({ label, pictures }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1.5">
              {pictures.length === 0 ? (
                <span className="text-muted">{t('ui-member.pictures.none')}</span>
              ) : (
                <ul className={clsx('grid gap-x-2.5 gap-y-3', everyFile ? 'grid-cols-2' : 'max-w-80 grid-cols-3')}>
                  {pictures.map(({ value, title, word }) => (
                    <li key={value} className="min-w-0">
                      <PictureFiles
                        bucket={bucket}
                        value={value}
                        label={t('ui-member.pictures.label', { side: label, picture: title, change: word })}
                        both={everyFile}
                        versions={versions}
                        onOpen={(place) => {
                          setEnlarged(
                            large.findIndex((shown) => shown.label === label && keyOf(shown.place) === keyOf(place)),
                          );
                        }}
                      >
                        <span className="mt-1 block text-sm text-muted">{title}</span>
                        {word !== null && <ChangeLabel word={word} />}
                      </PictureFiles>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <PictureDialog
        title={t('ui-member.pictures.of', { name })}
        pictures={large}
        index={enlarged}
        onIndexChange={setEnlarged}
      />
    </>
  );
}

function ChangeLabel({ word }: { word: keyof typeof changeLabels }) {
  const { icon: Icon, look, text } = changeLabels[word];
  return (
    <span className={clsx('flex items-center justify-center gap-1 text-sm font-medium', look)}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {t(text)}
    </span>
  );
}
