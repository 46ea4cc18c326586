import { useState, type ReactNode } from 'react';
import { EnlargeButton } from '@/features/profiles/components/enlarge-button';
import type { Showing } from '@/features/profiles/use-showing';
import { placeOf, usePicture } from '@/lib/pictures';
import { GroupHeading } from '@/ui/group-heading';
import { PictureDialog } from '@/ui/picture-dialog';
import { PictureImage } from '@/ui/picture-image';
import { Skeleton } from '@/ui/skeleton';
import { useNearOrIdle } from '@/ui/use-near-or-idle';

interface BirthChartProps {
  value: string | null;
  name: string;
  showing: Showing;
  /** Placeholder for viewers who may not see the chart. */
  locked: ReactNode;
  /** The drawn charts, below the family's birth chart. */
  drawn?: ReactNode;
}

/** The family's birth chart, which opens large, and the drawn charts. */
export function BirthChart({ value, name, showing, locked, drawn }: BirthChartProps) {
  return (
    <section
      aria-labelledby="birth-chart"
      // A chart that has not loaded yet is not printed.
      className="break-inside-avoid not-md:max-w-[480px] print:not-has-[img,svg]:hidden"
    >
      <GroupHeading id="birth-chart">Birth Chart</GroupHeading>
      {value === null ? (
        <p className="mt-3 text-muted">Not provided</p>
      ) : showing === 'withheld' ? (
        locked
      ) : (
        <Chart key={value} value={value} name={name} held={showing === 'pending'} />
      )}
      {drawn && <div className="mt-6">{drawn}</div>}
    </section>
  );
}

function Chart({ value, name, held }: { value: string; name: string; held: boolean }) {
  const { ref, isWanted } = useNearOrIdle();
  const place = placeOf('birth-charts', value);
  const { source, pending } = usePicture(place, isWanted && !held);
  const [failed, setFailed] = useState(false);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const words = `Birth chart of ${name}`;
  const isMissing = !pending && (source === null || failed);
  return (
    <figure ref={ref} className="mt-5">
      <div className="grid aspect-square place-items-center rounded-card border border-line bg-paper p-2 shadow-card">
        {pending && <Skeleton className="size-full" />}
        {source !== null && !failed && (
          <EnlargeButton
            picture={words}
            sign="at-corner"
            onClick={() => {
              setEnlarged(0);
            }}
          >
            <PictureImage
              source={source}
              alt=""
              width={800}
              height={800}
              className="aspect-square w-full object-contain"
              onError={() => {
                setFailed(true);
              }}
            />
          </EnlargeButton>
        )}
        {isMissing && <p className="p-6 text-center text-muted">The birth chart could not be loaded.</p>}
      </div>
      {/* In which style it is drawn is not known: families bring what their astrologer gave them. */}
      {!isMissing && (
        <figcaption className="mt-3 text-center text-muted">
          The family's horoscope, as it was given to the bureau.
        </figcaption>
      )}
      <PictureDialog
        title="Birth Chart"
        pictures={[{ place, alt: words, caption: words, width: 800, height: 800 }]}
        index={enlarged}
        onIndexChange={setEnlarged}
      />
    </figure>
  );
}
