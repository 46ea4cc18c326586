import { useState } from 'react';
import type { ReviewedProfile } from '@/features/review/api';
import { keyOf, placeOf, smallPlaceOf, type PictureBucket } from '@/lib/pictures';
import { toImageLists } from '@/person/image-columns';
import { t } from '@/texts/texts';
import { GroupHeading } from '@/ui/sections';
import { PictureDialog } from '@/ui/on-demand';
import { PictureFiles } from '@/ui/picture-comparison';
import type { DialogPicture } from '@/ui/picture-viewer';

export function ReviewPictures({ profile }: { profile: ReviewedProfile }) {
  const { name } = profile;
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const { pictures: portraits, charts } = toImageLists(profile);
  const pictures: { bucket: PictureBucket; value: string; title: string; height: number }[] = [
    ...portraits.map((value, index) => ({
      bucket: 'profile-images' as const,
      value,
      title: t('person-member.pictureNumber', { number: index + 1 }),
      height: 1000,
    })),
    ...charts.map((value) => ({
      bucket: 'birth-charts' as const,
      value,
      title: t('person-member.birthChart'),
      height: 800,
    })),
  ];
  const large = pictures.flatMap(({ bucket, value, title, height }): DialogPicture[] => {
    const full = placeOf(bucket, value);
    const small = smallPlaceOf(bucket, value);
    const size = { width: 800, height };
    const words = { picture: title, name };
    return [
      {
        place: full,
        alt: t('review.pictures.of', words),
        caption: t('review.pictures.caption', words),
        ...size,
      },
      ...(keyOf(small) === keyOf(full)
        ? []
        : [
            {
              place: small,
              alt: t('review.pictures.ofSmall', words),
              caption: t('review.pictures.captionSmall', words),
              ...size,
            },
          ]),
    ];
  });

  return (
    <section aria-labelledby="review-pictures" className="mt-10">
      <GroupHeading id="review-pictures">{t('person-member.pictures')}</GroupHeading>
      {pictures.length === 0 ? (
        <p className="mt-3 text-muted">{t('review.pictures.none')}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map(({ bucket, value, title }) => (
            <li key={title} className="min-w-0">
              <PictureFiles
                bucket={bucket}
                value={value}
                label={t('review.pictures.of', { picture: title, name })}
                both
                onOpen={(place) => setEnlarged(large.findIndex((shown) => keyOf(shown.place) === keyOf(place)))}
              >
                <span className="mt-1 block text-center text-muted">{title}</span>
              </PictureFiles>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog
        title={t('ui-member.pictures.of', { name })}
        pictures={large}
        index={enlarged}
        onIndexChange={setEnlarged}
      />
    </section>
  );
}
