import { clsx } from 'clsx';
import { useState } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import type { Showing } from '@/features/profiles/profile-list';
import { placeOf, smallPlaceOf, usePicture } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { EnlargeButton } from '@/ui/enlarge-button';
import { couldNotLoad } from '@/ui/notice';
import { PictureDialog } from '@/ui/on-demand';
import type { DialogPicture } from '@/ui/picture-viewer';
import { PictureImage, Portrait } from '@/ui/portrait';
import { GroupHeading } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { useNearOrIdle } from '@/ui/use-is-wide';

/** The main picture, which opens large, and a strip of thumbnails to choose it from. */
export function ProfilePictures({ profile, showing }: { profile: FullProfile; showing: Showing }) {
  const all = [profile.first_img, profile.second_img, profile.third_img].filter((picture) => picture !== null);
  const pictures = showing === 'withheld' ? [] : all;
  const held = showing === 'pending';
  const [chosen, setChosen] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);

  const shownName = sayName(profile.name, profile.own_script_name);
  const large = pictures.map((picture, index): DialogPicture => {
    const caption =
      pictures.length > 1 ? t('profiles.pictures.one', { name: shownName, number: index + 1 }) : shownName;
    return {
      place: placeOf('profile-images', picture),
      alt: t('profiles.card.portrait', { name: shownName }),
      caption,
      width: 800,
      height: 1000,
    };
  });
  const main = large[chosen]?.place ?? null;
  const { source, pending, isAway } = usePicture(main, !held);
  // The list has loaded the thumbnail: it is shown until the large picture is loaded, and in its place without a connection.
  const value = pictures[chosen];
  const small = value === undefined ? null : smallPlaceOf('profile-images', value);
  const { source: smallSource } = usePicture(small, false);
  const first = (pending || isAway) && !held && smallSource !== null ? small : main;

  return (
    <div className="grid items-start gap-3 max-md:max-w-[480px] max-md:has-[ul]:grid-cols-[minmax(0,1fr)_clamp(64px,19vw,96px)] print:block">
      {source === null ? (
        <Portrait picture={first} held={held} alt="" eager />
      ) : (
        <EnlargeButton
          picture={t('profiles.card.portrait', { name: shownName })}
          sign="within"
          onClick={() => setEnlarged(chosen)}
        >
          <Portrait picture={main} alt="" eager />
        </EnlargeButton>
      )}
      {pictures.length > 1 && (
        <ul
          aria-label={t('profiles.pictures.of', { name: shownName })}
          className="grid gap-3 md:grid-cols-3 print:hidden"
        >
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('profiles.pictures.choose', { number: index + 1, count: pictures.length })}
                aria-pressed={index === chosen}
                className="block w-full rounded-card aria-pressed:shadow-[0_0_0_3px_var(--color-ivory),0_0_0_5px_var(--color-maroon-800)]"
                onClick={() => setChosen(index)}
              >
                <Portrait picture={smallPlaceOf('profile-images', picture)} held={held} alt="" eager />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog
        title={t('profiles.pictures.of', { name: shownName })}
        pictures={large}
        index={enlarged}
        onIndexChange={setEnlarged}
      />
    </div>
  );
}

interface BirthChartProps {
  value: string | null;
  /** The name in the reader's letters. */
  shownName: string;
  /** Whether it is not known yet that this viewer may see it. */
  isHeld: boolean;
  /** Within the horoscope: a small picture beside its words. */
  isPart: boolean;
}

/** The family's birth chart, which opens large. */
export function BirthChart({ value, shownName, isHeld, isPart }: BirthChartProps) {
  return (
    <section
      {...(isPart ? { 'aria-label': t('profiles.chart.heading') } : { 'aria-labelledby': 'birth-chart' })}
      // A chart that has not loaded yet is not printed.
      className={clsx('break-inside-avoid print:not-has-[img,svg]:hidden', isPart ? 'mt-4' : 'max-md:max-w-[480px]')}
    >
      {!isPart && <GroupHeading id="birth-chart">{t('profiles.chart.heading')}</GroupHeading>}
      {value === null ? (
        <p className="mt-3 text-muted">{t(isPart ? 'profiles.chart.missingInPart' : 'profiles.chart.missing')}</p>
      ) : (
        <Chart key={value} value={value} shownName={shownName} isHeld={isHeld} isPart={isPart} />
      )}
    </section>
  );
}

function Chart({ value, shownName, isHeld, isPart }: BirthChartProps & { value: string }) {
  const { ref, isWanted } = useNearOrIdle();
  const place = placeOf('birth-charts', value);
  const { source, pending } = usePicture(place, isWanted && !isHeld);
  const [failed, setFailed] = useState(false);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const words = t('profiles.chart.of', { name: shownName });
  const isMissing = !pending && (source === null || failed);
  return (
    <figure ref={ref} className={isPart ? 'flex flex-wrap items-center gap-4' : 'mt-5'}>
      <div
        className={clsx(
          'grid aspect-square place-items-center rounded-card border border-line bg-paper p-2 shadow-card',
          isPart && 'w-34 max-w-full',
        )}
      >
        {pending && <Skeleton className="size-full" />}
        {source !== null && !failed && (
          <EnlargeButton picture={words} sign="at-corner" onClick={() => setEnlarged(0)}>
            <PictureImage
              source={source}
              alt=""
              width={800}
              height={800}
              className="aspect-square w-full object-contain"
              onError={() => setFailed(true)}
            />
          </EnlargeButton>
        )}
        {isMissing && <p className="p-6 text-center text-muted">{couldNotLoad(t('profiles.chart.theChart'))}</p>}
      </div>
      {/* In which style it is drawn is not known: families bring what their astrologer gave them. */}
      {!isMissing && (
        <figcaption className={clsx('text-muted', isPart ? 'min-w-0 flex-1 basis-40' : 'mt-3 text-center')}>
          {t('profiles.chart.caption')}
        </figcaption>
      )}
      <PictureDialog
        title={t('profiles.chart.heading')}
        pictures={[{ place, alt: words, caption: words, width: 800, height: 800 }]}
        index={enlarged}
        onIndexChange={setEnlarged}
      />
    </figure>
  );
}
