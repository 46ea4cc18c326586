import { clsx } from 'clsx';
import { useState } from 'react';
import {
  keyOf,
  placeOf,
  smallPlaceOf,
  type ComparedPicture,
  type FileVersions,
  type PictureBucket,
  type PicturePlace,
} from '@/lib/pictures';
import { ArrowLeftRight, CircleMinus, CirclePlus } from '@/ui/icons';
import { PictureDialog } from '@/ui/picture-dialog';
import type { DialogPicture } from '@/ui/picture-viewer';
import { PictureFiles } from '@/ui/picture-files';
import { t } from '@/texts/texts';

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
