import { clsx } from 'clsx';
import { useState } from 'react';
import { EnlargeButton } from '@/ui/enlarge-button';
import { placeOf, usePicture } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/notice';
import { GroupHeading } from '@/ui/sections';
import { PictureDialog } from '@/ui/on-demand';
import { PictureImage } from '@/ui/portrait';
import { Skeleton } from '@/ui/skeleton';
import { useNearOrIdle } from '@/ui/use-is-wide';

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
