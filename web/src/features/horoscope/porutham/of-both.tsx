import type { Couple } from '@/astrology/porutham/couple';
import { type BirthDetails, hasBirth } from '@/astrology/sky/birth-details';
import { readsMangal } from '@/astrology/sky/mangal';
import { lazyPart } from '@/base/load-part';
import { useStarSettings } from '@/bureau/use-star-settings';
import { ComparedPart, type MatchFacts } from '@/features/horoscope/porutham/panel';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

const MangalByBirth = lazyPart(async () => (await import('@/features/horoscope/porutham/by-birth')).MangalByBirth);
const PapasamyamTable = lazyPart(async () => (await import('@/features/horoscope/porutham/by-birth')).PapasamyamTable);
const DasaSandhi = lazyPart(async () => (await import('@/features/horoscope/porutham/dasa-sandhi')).DasaSandhi);

const sidesOf = ({ bride, groom }: Couple<MatchFacts>) => [
  { who: t('ui.bride'), facts: bride },
  { who: t('ui.groom'), facts: groom },
];

interface OfBothProps {
  couple: Couple<MatchFacts>;
  isAdmin: boolean;
}

/** Doshas of both people side by side: as their families state them, and to the bureau by their births too. */
export function MangalOfBoth({ couple, isAdmin }: OfBothProps) {
  const settings = useStarSettings();
  const sides = sidesOf(couple);
  const isComputed =
    settings !== undefined && readsMangal(settings, isAdmin) && sides.every(({ facts }) => hasBirth(facts));
  return (
    <ComparedPart label={t('porutham.mangalOfBoth')}>
      <p className="font-semibold">{t('porutham.mangalTitle')}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {sides.map(({ who, facts: { mangal_dosha, other_dosha } }) => (
          <div key={who}>
            <dt className="text-muted">{who}</dt>
            <dd>{formatPersonValue('mangal_dosha', mangal_dosha) ?? t('ui.notStated')}</dd>
            {other_dosha !== null && <dd>{t('porutham.otherDosham', { dosham: other_dosha })}</dd>}
          </div>
        ))}
      </dl>
      {isComputed && (
        <OnDemand>
          <MangalByBirth sides={sides} />
        </OnDemand>
      )}
    </ComparedPart>
  );
}

/** The placements that papasamyam compares, side by side: the houses of Mars are among them. */
export function PapasamyamOfBoth({ couple, isAdmin }: OfBothProps) {
  const settings = useStarSettings();
  if (settings === undefined || !readsMangal(settings, isAdmin)) return null;
  if (!hasBirth(couple.bride) || !hasBirth(couple.groom)) return null;
  return (
    <OnDemand>
      <PapasamyamTable sides={sidesOf(couple)} />
    </OnDemand>
  );
}

interface DasaSandhiOfBothProps {
  bride: BirthDetails | null;
  groom: BirthDetails | null;
  isFolded: boolean;
}

/** The dasas of both people side by side, if both births are known to the viewer. */
export const DasaSandhiOfBoth = ({ bride, groom, isFolded }: DasaSandhiOfBothProps) =>
  hasBirth(bride) &&
  hasBirth(groom) && (
    <OnDemand>
      <DasaSandhi bride={bride} groom={groom} isFolded={isFolded} />
    </OnDemand>
  );
