import type { MatchFacts } from '@/features/horoscope/porutham/match-facts';
import { lazyPart } from '@/base/load-part';
import type { Couple } from '@/astrology/porutham/couple';
import { readsMangal } from '@/astrology/sky/mangal';
import { hasBirth } from '@/astrology/sky/birth-details';
import { useStarSettings } from '@/bureau/use-star-settings';
import { OnDemand } from '@/ui/on-demand';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';

const MangalByBirth = lazyPart(
  async () => (await import('@/features/horoscope/porutham/components/mangal-by-birth')).MangalByBirth,
);

interface MangalOfBothProps {
  couple: Couple<MatchFacts>;
  isAdmin: boolean;
}

/** Doshas of both people side by side: as their families state them, and to the bureau by their births too. */
export function MangalOfBoth({ couple, isAdmin }: MangalOfBothProps) {
  const settings = useStarSettings();
  const sides = [
    { who: t('ui.bride'), facts: couple.bride },
    { who: t('ui.groom'), facts: couple.groom },
  ];
  const isComputed =
    settings !== undefined && readsMangal(settings, isAdmin) && sides.every(({ facts }) => hasBirth(facts));
  return (
    <section
      aria-label={t('porutham.mangalOfBoth')}
      className="mt-4 break-inside-avoid border-t border-line/70 pt-2.5 print:mt-2 print:border-t-0 print:pt-0"
    >
      <p className="font-semibold">{t('porutham.mangalTitle')}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {sides.map(({ who, facts: { mangal_dosha, other_dosha } }) => (
          <div key={who}>
            <dt className="text-muted">{who}</dt>
            <dd>{formatPersonValue('mangal_dosha', mangal_dosha) ?? t('porutham.notStated')}</dd>
            {other_dosha !== null && <dd>{t('porutham.otherDosham', { dosham: other_dosha })}</dd>}
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
