import { lazyPart } from '@/lib/load-part';
import { coupleOf } from '@/person/porutham/couple';
import { OnDemand } from '@/ui/on-demand';

const PoruthamPanel = lazyPart(
  async () => (await import('@/features/porutham/components/porutham-panel')).PoruthamPanel,
);

type Candidate = Parameters<typeof coupleOf>[0];

interface PoruthamPartProps {
  /** What the count is of: "Porutham with you". */
  label: string;
  one: Candidate;
  other: Candidate;
}

/** The porutham of two people; nothing unless they are bride and groom and both stars are known. */
export function PoruthamPart({ label, one, other }: PoruthamPartProps) {
  const couple = coupleOf(one, other);
  return (
    couple && (
      <div className="mt-4 min-h-20 max-w-[65ch]">
        <OnDemand>
          <PoruthamPanel label={label} couple={couple} />
        </OnDemand>
      </div>
    )
  );
}
