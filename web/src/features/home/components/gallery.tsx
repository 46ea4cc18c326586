import { clsx } from 'clsx';
import { useState } from 'react';
import { useStore } from '@/base/store';
import { galleryPictures } from '@/features/home/gallery-pictures';
import { gallerySlot } from '@/features/home/gallery-slot';
import { PictureDialog } from '@/ui/on-demand';
import { SectionHeading } from '@/ui/page-heading';
import { t } from '@/texts/texts';

/** Six pictures in an uneven grid, or success stories. Each opens large. */
export function Gallery() {
  const [opened, setOpened] = useState<number | null>(null);
  const { ref, Stories } = useStore(gallerySlot);
  const grid = (
    <ul className="gallery-grid">
      {galleryPictures.map(({ area, src, width, height, alt }, index) => (
        <li key={src} className={clsx(area, 'min-h-0')}>
          <button
            type="button"
            aria-label={t('ui.pictures.showLarge', { picture: t(alt) })}
            className="group relative block size-full overflow-hidden rounded-card after:pointer-events-none after:absolute after:inset-2 after:rounded-inner after:border after:border-[#fff6e2]/75 after:content-['']"
            onClick={() => setOpened(index)}
          >
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="size-full object-cover transition-transform duration-200 motion-safe:group-hover:scale-[1.02]"
            />
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section
      ref={ref}
      id="gallery"
      aria-labelledby="gallery-title"
      className="border-y border-line bg-sand py-[clamp(4rem,8vw,7rem)]"
    >
      <div className="wrap">
        <SectionHeading id="gallery-title">{t('home.gallery.title')}</SectionHeading>
        {Stories ? <Stories drawn={galleryPictures}>{grid}</Stories> : grid}
      </div>
      <PictureDialog
        title={t('home.gallery.title')}
        pictures={galleryPictures.map((picture) => ({
          ...picture,
          place: picture.src,
          alt: t(picture.alt),
          caption: t(picture.caption),
        }))}
        index={opened}
        onIndexChange={setOpened}
      />
    </section>
  );
}
