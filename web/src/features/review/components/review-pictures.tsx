import { useState } from 'react';
import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { keyOf, placeOf, smallPlaceOf, type PictureBucket, type PicturePlace } from '@/lib/pictures';
import { toImageLists } from '@/person/image-columns';
import { GroupHeading } from '@/ui/group-heading';
import { PictureDialog } from '@/ui/picture-dialog';
import type { DialogPicture } from '@/ui/picture-viewer';
import { PictureFiles } from '@/ui/picture-files';

/** All pictures and the birth chart side by side; each opens large. */
export function ReviewPictures({ profile }: { profile: ReviewedProfile }) {
  const { name } = profile;
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const { pictures: portraits, charts } = toImageLists(profile);
  const pictures: { bucket: PictureBucket; value: string; title: string; height: number }[] = [
    ...portraits.map((value, index) => ({
      bucket: 'profile-images' as const,
      value,
      title: `Picture ${index + 1}`,
      height: 1000,
    })),
    ...charts.map((value) => ({ bucket: 'birth-charts' as const, value, title: 'Birth chart', height: 800 })),
  ];
  const large = pictures.flatMap(({ bucket, value, title, height }): DialogPicture[] => {
    const full = placeOf(bucket, value);
    const small = smallPlaceOf(bucket, value);
    const show = (place: PicturePlace, more = '') => ({
      place,
      alt: `${title} of ${name}${more}`,
      caption: `${name}, ${title}${more}`,
      width: 800,
      height,
    });
    return [show(full), ...(keyOf(small) === keyOf(full) ? [] : [show(small, ', as lists show it')])];
  });

  return (
    <section aria-labelledby="review-pictures" className="mt-10">
      <GroupHeading id="review-pictures">Pictures</GroupHeading>
      {pictures.length === 0 ? (
        <p className="mt-3 text-muted">No pictures and no birth chart.</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map(({ bucket, value, title }) => (
            <li key={title} className="min-w-0">
              <PictureFiles
                bucket={bucket}
                value={value}
                label={`${title} of ${name}`}
                both
                onOpen={(place) => {
                  setEnlarged(large.findIndex((shown) => keyOf(shown.place) === keyOf(place)));
                }}
              >
                <span className="mt-1 block text-center text-muted">{title}</span>
              </PictureFiles>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog title={`Pictures of ${name}`} pictures={large} index={enlarged} onIndexChange={setEnlarged} />
    </section>
  );
}
