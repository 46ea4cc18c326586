import type { MatchFacts } from '@/features/horoscope/porutham/match-facts';
import { lazyPart } from '@/base/load-part';
import type { Couple } from '@/astrology/porutham/couple';
import { hasBirth } from '@/astrology/sky/birth-details';
import { readsMangal } from '@/astrology/sky/mangal';
import { useStarSettings } from '@/bureau/use-star-settings';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

const PapasamyamTable = lazyPart(
  async () => (await import('@/features/horoscope/porutham/components/papasamyam-table')).PapasamyamTable,
);

interface PapasamyamOfBothProps {
  couple: Couple<MatchFacts>;
  isAdmin: boolean;
}

/** The placements that papasamyam compares, side by side: the houses of Mars are among them. */
export function PapasamyamOfBoth({ couple: { bride, groom }, isAdmin }: PapasamyamOfBothProps) {
  const settings = useStarSettings();
  if (settings === undefined || !readsMangal(settings, isAdmin)) return null;
  if (!hasBirth(bride) || !hasBirth(groom)) return null;
  return (
    <OnDemand>
      <PapasamyamTable
        sides={[
          { who: t('ui.bride'), facts: bride },
          { who: t('ui.groom'), facts: groom },
        ]}
      />
    </OnDemand>
  );
}
