import { useState } from 'react';
import type { ReviewedProfile } from '@/features/review/api/get-review-profile';
import { thumbnailOf, usePictureUrls } from '@/lib/pictures';
import { GroupHeading } from '@/ui/group-heading';
import { PictureDialog, type DialogPicture } from '@/ui/picture-dialog';
import { Portrait } from '@/ui/portrait';

/** The pictures and the birth chart side by side; each opens large. */
export function ReviewPictures({ profile }: { profile: ReviewedProfile }) {
  const { name, birth_chart: chart } = profile;
  const portraits = [profile.first_img, profile.second_img, profile.third_img].filter((value) => value !== null);
  const images = usePictureUrls('profile-images', [...portraits, ...portraits.map(thumbnailOf)]);
  const charts = usePictureUrls('birth-charts', chart === null ? [] : [chart, thumbnailOf(chart)]);
  const [enlarged, setEnlarged] = useState<number | null>(null);

  const pictures = [
    ...portraits.map((value, index) => ({
      caption: `Picture ${index + 1}`,
      small: images.urlOf(thumbnailOf(value)),
      large: images.urlOf(value),
      pending: images.pending,
      height: 1000,
      isChart: false,
    })),
    ...(chart === null
      ? []
      : [
          {
            caption: 'Birth chart',
            small: charts.urlOf(thumbnailOf(chart)),
            large: charts.urlOf(chart),
            pending: charts.pending,
            height: 800,
            isChart: true,
          },
        ]),
  ];
  const shown = pictures.flatMap(({ large, caption, height }): DialogPicture[] =>
    large === null
      ? []
      : [{ src: large, alt: `${caption} of ${name}`, caption: `${name}, ${caption}`, width: 800, height }],
  );

  return (
    <section aria-labelledby="review-pictures" className="mt-10">
      <GroupHeading id="review-pictures">Pictures</GroupHeading>
      {pictures.length === 0 ? (
        <p className="mt-3 text-muted">No pictures and no birth chart.</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map(({ caption, small, large, pending, isChart }) => (
            <li key={caption}>
              <button
                type="button"
                disabled={large === null}
                aria-label={`${caption} of ${name}. Show large`}
                className="block w-full rounded-card text-left"
                onClick={() => {
                  setEnlarged(shown.findIndex(({ src }) => src === large));
                }}
              >
                <Portrait
                  src={small ?? large}
                  pending={pending}
                  alt=""
                  // A chart is square: cut to the portraits' shape it would lose its edges.
                  {...(isChart && { className: '[&_img]:bg-paper [&_img]:object-contain' })}
                />
                <span className="mt-1 block text-center text-muted">{caption}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog title={`Pictures of ${name}`} pictures={shown} index={enlarged} onIndexChange={setEnlarged} />
    </section>
  );
}
