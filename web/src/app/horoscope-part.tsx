import { DrawnChartsPart } from '@/app/drawn-charts-part';
import { JathakamPart } from '@/app/jathakam-part';
import { lazyPart } from '@/base/load-part';
import type { PersonRow } from '@/person/facts';
import { hasBirth, hasBirthDate, type BirthDetails } from '@/astrology/sky/birth-details';
import { ChevronDown } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { useNearOrIdle } from '@/ui/use-is-wide';
import { t } from '@/texts/texts';

const ComputedBirth = lazyPart(
  async () => (await import('@/features/horoscope/birth-sky/components/computed-birth')).ComputedBirth,
);
const PanchangamAtBirth = lazyPart(
  async () => (await import('@/features/horoscope/panchangam/components/panchangam-at-birth')).PanchangamAtBirth,
);
const SkyMethod = lazyPart(
  async () => (await import('@/features/horoscope/birth-sky/components/sky-method')).SkyMethod,
);

interface HoroscopePartProps {
  /** The person's details in this viewer's reach; null for none. */
  details: (BirthDetails & PersonRow) | null;
  isAdmin: boolean;
}

/** The horoscope of a birth, folded and loaded when it comes near, for paper too: nothing where no time or place is stated. */
export function HoroscopePart({ details, isAdmin }: HoroscopePartProps) {
  const { ref, isWanted } = useNearOrIdle();
  const person = withBirth(details, isAdmin);
  if (person === null) return null;
  return (
    <details
      ref={ref}
      className="group mt-4 rounded-card border border-line bg-paper px-4 print:border-0 print:bg-transparent print:px-0"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 font-medium text-maroon-800 [&::-webkit-details-marker]:hidden">
        {t('shell.horoscope')}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-gold-700 group-open:rotate-180" />
      </summary>
      {isWanted && (
        <div className="space-y-6 border-t border-line/70 pt-4 pb-5">
          <BirthParts person={person} isAdmin={isAdmin} />
        </div>
      )}
    </details>
  );
}

/** The details, if a horoscope can be computed from them for this viewer. */
export function withBirth<Details extends BirthDetails & PersonRow>(
  details: Details | null,
  isAdmin: boolean,
): Details | null {
  if (details === null) return null;
  const { time_of_birth, place_of_birth, birth_zone } = details;
  const isStated = [time_of_birth, place_of_birth, birth_zone].some((value) => value !== null);
  return isStated && (hasBirthDate(details) || isAdmin) ? details : null;
}

/** The charts and tables of a birth. */
export const BirthParts = ({ person, isAdmin }: { person: BirthDetails & PersonRow; isAdmin: boolean }) => (
  <>
    {hasBirth(person) && <DrawnChartsPart details={person} />}
    <OnDemand>
      <ComputedBirth person={person} isAdmin={isAdmin} />
    </OnDemand>
    <JathakamPart details={person} />
    <OnDemand>
      <PanchangamAtBirth person={person} look="page" />
      <SkyMethod person={person} />
    </OnDemand>
  </>
);
