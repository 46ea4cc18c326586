import { useState } from 'react';
import { usePictureUrls } from '@/lib/pictures';
import { GroupHeading } from '@/ui/group-heading';
import { Skeleton } from '@/ui/skeleton';

/** The birth chart in its frame. */
export function BirthChart({ value, name }: { value: string | null; name: string }) {
  const { urlOf, pending } = usePictureUrls('birth-charts', [value]);
  const [failed, setFailed] = useState(false);
  const src = urlOf(value);
  return (
    <section aria-labelledby="birth-chart" className="not-md:max-w-[480px]">
      <GroupHeading id="birth-chart">Birth Chart</GroupHeading>
      {value === null ? (
        <p className="mt-3 text-muted">Not provided</p>
      ) : (
        <figure className="mt-5 grid aspect-square place-items-center rounded-card border border-line bg-paper p-2 shadow-card">
          {pending && <Skeleton className="size-full" />}
          {src !== null && !failed && (
            <img
              src={src}
              alt={`Birth chart, South Indian style, of ${name}`}
              width={800}
              height={800}
              loading="lazy"
              className="size-full object-contain"
              onError={() => {
                setFailed(true);
              }}
            />
          )}
          {!pending && (src === null || failed) && (
            <p className="p-6 text-center text-muted">The birth chart could not be loaded.</p>
          )}
        </figure>
      )}
    </section>
  );
}
