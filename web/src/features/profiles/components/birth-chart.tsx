import { useState, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Showing } from '@/features/profiles/use-showing';
import { placeOf, usePicture } from '@/lib/pictures';
import { GroupHeading } from '@/ui/group-heading';
import { PictureImage } from '@/ui/picture-image';
import { Skeleton } from '@/ui/skeleton';

interface BirthChartProps {
  value: string | null;
  name: string;
  showing: Showing;
  /** Stands in its place when it is not for this viewer. */
  locked: ReactNode;
}

/** The birth chart in its frame. */
export function BirthChart({ value, name, showing, locked }: BirthChartProps) {
  return (
    <section aria-labelledby="birth-chart" className="not-md:max-w-[480px]">
      <GroupHeading id="birth-chart">Birth Chart</GroupHeading>
      {value === null ? (
        <p className="mt-3 text-muted">Not provided</p>
      ) : showing === 'withheld' ? (
        locked
      ) : (
        <Chart key={value} value={value} name={name} held={showing === 'pending'} />
      )}
    </section>
  );
}

function Chart({ value, name, held }: { value: string; name: string; held: boolean }) {
  const { ref, inView } = useInView({ rootMargin: '400px', triggerOnce: true });
  const { source, pending } = usePicture(placeOf('birth-charts', value), inView && !held);
  const [failed, setFailed] = useState(false);
  return (
    <figure
      ref={ref}
      className="mt-5 grid aspect-square place-items-center rounded-card border border-line bg-paper p-2 shadow-card"
    >
      {pending && <Skeleton className="size-full" />}
      {source !== null && !failed && (
        <PictureImage
          source={source}
          alt={`Birth chart, South Indian style, of ${name}`}
          width={800}
          height={800}
          className="size-full object-contain"
          onError={() => {
            setFailed(true);
          }}
        />
      )}
      {!pending && (source === null || failed) && (
        <p className="p-6 text-center text-muted">The birth chart could not be loaded.</p>
      )}
    </figure>
  );
}
