import type { MatchFacts } from '@/features/porutham/match-facts';
import { lazyPart } from '@/first-load/load-part';
import type { Couple } from '@/astrology/porutham/couple';
import { hasBirth } from '@/astrology/sky/birth-details';
import { OnDemand } from '@/ui/on-demand';

const PapasamyamTable = lazyPart(
  async () => (await import('@/features/porutham/components/papasamyam-table')).PapasamyamTable,
);

/** The placements that papasamyam compares, side by side, if the viewer sees both births. */
export function PapasamyamOfBoth({ couple: { bride, groom } }: { couple: Couple<MatchFacts> }) {
  if (!hasBirth(bride) || !hasBirth(groom)) return null;
  return (
    <OnDemand>
      <PapasamyamTable
        sides={[
          { who: 'Bride', facts: bride },
          { who: 'Groom', facts: groom },
        ]}
      />
    </OnDemand>
  );
}
