import type { MatchFacts } from '@/features/porutham/match-facts';
import { lazyPart } from '@/first-load/load-part';
import type { Couple } from '@/astrology/porutham/couple';
import { readsMangal } from '@/astrology/sky/mangal';
import { hasBirth } from '@/astrology/sky/birth-details';
import { useStarSettings } from '@/astrology/use-star-settings';
import { OnDemand } from '@/ui/on-demand';

const MangalByBirth = lazyPart(
  async () => (await import('@/features/porutham/components/mangal-by-birth')).MangalByBirth,
);

interface MangalOfBothProps {
  couple: Couple<MatchFacts>;
  isAdmin: boolean;
}

/** Doshas of both people side by side: as their families state them, and to the bureau by their births too. */
export function MangalOfBoth({ couple, isAdmin }: MangalOfBothProps) {
  const settings = useStarSettings();
  const sides = [
    { who: 'Bride', facts: couple.bride },
    { who: 'Groom', facts: couple.groom },
  ];
  const isComputed =
    settings !== undefined && readsMangal(settings, isAdmin) && sides.every(({ facts }) => hasBirth(facts));
  return (
    <section
      aria-label="Mangal dosha of both"
      className="mt-4 break-inside-avoid border-t border-line/70 pt-2.5 print:mt-2 print:border-t-0 print:pt-0"
    >
      <p className="font-semibold">Mangal dosha, as the families say</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {sides.map(({ who, facts: { mangal_dosha, other_dosha } }) => (
          <div key={who}>
            <dt className="text-muted">{who}</dt>
            <dd>{mangal_dosha ?? 'Not stated'}</dd>
            {other_dosha !== null && <dd>Other dosham: {other_dosha}</dd>}
          </div>
        ))}
      </dl>
      {isComputed && (
        <OnDemand>
          <MangalByBirth sides={sides} />
        </OnDemand>
      )}
    </section>
  );
}
