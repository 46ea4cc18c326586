import { clsx } from 'clsx';
import { ArrowLeftRight, CircleMinus, CirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { ComparedPicture } from '@/lib/compare-pictures';
import { thumbnailOf, usePictureUrls, type PictureBucket } from '@/lib/pictures';
import { PictureDialog, type DialogPicture } from '@/ui/picture-dialog';
import { Portrait } from '@/ui/portrait';

const words = {
  New: { icon: CirclePlus, look: 'text-success' },
  Removed: { icon: CircleMinus, look: 'text-danger' },
  Moved: { icon: ArrowLeftRight, look: 'text-gold-700' },
} as const;

interface PictureComparisonProps {
  /** Whose pictures they are. */
  name: string;
  bucket: PictureBucket;
  /** The versions, side by side: "Before", "Proposed". */
  sides: readonly { label: string; pictures: readonly ComparedPicture[] }[];
}

/** Versions of a profile's pictures side by side, with what becomes of each; every picture opens large. */
export function PictureComparison({ name, bucket, sides }: PictureComparisonProps) {
  const all = sides.flatMap(({ label, pictures }) => pictures.map((picture) => ({ ...picture, label })));
  const { urlOf, pending } = usePictureUrls(
    bucket,
    all.flatMap(({ value }) => [value, thumbnailOf(value)]),
  );
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const isChart = bucket === 'birth-charts';

  const large = all.flatMap(({ value, title, word, label }): (DialogPicture & { key: string })[] => {
    const src = urlOf(value);
    if (src === null) return [];
    const what = `${title}, ${label.toLowerCase()}${word === null ? '' : `: ${word.toLowerCase()}`}`;
    return [
      {
        key: `${label} ${value}`,
        src,
        alt: `${title} of ${name}`,
        caption: `${name}, ${what}`,
        width: 800,
        height: isChart ? 800 : 1000,
      },
    ];
  });

  return (
    <>
      <dl className="mt-1 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {sides.map(({ label, pictures }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1.5">
              {pictures.length === 0 ? (
                <span className="text-muted">Nothing</span>
              ) : (
                <ul className="grid max-w-80 grid-cols-3 gap-x-2.5 gap-y-3">
                  {pictures.map(({ value, title, word }) => (
                    <li key={value} className="min-w-0">
                      <button
                        type="button"
                        disabled={urlOf(value) === null}
                        aria-label={`${label}: ${title}${word === null ? '' : `, ${word.toLowerCase()}`}. Show large`}
                        className="block w-full rounded-card text-center"
                        onClick={() => {
                          setEnlarged(large.findIndex(({ key }) => key === `${label} ${value}`));
                        }}
                      >
                        <Portrait
                          src={urlOf(thumbnailOf(value)) ?? urlOf(value)}
                          pending={pending}
                          alt=""
                          // A chart is square: cut to the portraits' shape it would lose its edges.
                          {...(isChart && { className: '[&_img]:bg-paper [&_img]:object-contain' })}
                        />
                        <span className="mt-1 block text-sm text-muted">{title}</span>
                        {word !== null && <Word word={word} />}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <PictureDialog title={`Pictures of ${name}`} pictures={large} index={enlarged} onIndexChange={setEnlarged} />
    </>
  );
}

function Word({ word }: { word: keyof typeof words }) {
  const { icon: Icon, look } = words[word];
  return (
    <span className={clsx('flex items-center justify-center gap-1 text-sm font-medium', look)}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {word}
    </span>
  );
}
