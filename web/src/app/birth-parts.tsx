import { useQuery } from '@tanstack/react-query';
import { hasBirth, hasBirthDate, type BirthDetails } from '@/astrology/sky/birth-details';
import { lazyPart } from '@/base/load-part';
import type { Reader } from '@/features/horoscope/charts/describe';
import { profileQueryOptions } from '@/features/profiles/api/profile';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import type { PersonRow } from '@/person/facts';
import { t } from '@/texts/texts';
import { ChevronDown } from '@/ui/icons';
import { OnDemand, type OnSettled } from '@/ui/on-demand';
import { useNearOrIdle } from '@/ui/use-is-wide';

const Jathakam = lazyPart(async () => (await import('@/features/horoscope/jathakam')).Jathakam);

/** The dasas and degrees of a birth; nothing without a date for this viewer. */
export const JathakamPart = ({ details }: { details: BirthDetails | null }) =>
  hasBirthDate(details) && (
    <OnDemand>
      <Jathakam person={details} look="page" />
    </OnDemand>
  );

/** The same for a printed sheet; null where there is nothing to compute them from. */
export const writeJathakamOnPaper = (details: BirthDetails | null, onSettled: OnSettled) =>
  hasBirthDate(details) ? (
    <OnDemand onFailed={() => onSettled(false)}>
      <Jathakam person={details} look="paper" onSettled={onSettled} />
    </OnDemand>
  ) : null;

const PanchangamAtBirth = lazyPart(
  async () => (await import('@/features/horoscope/panchangam/panchangam-at-birth')).PanchangamAtBirth,
);

/** The panchangam of a birth for a printed sheet; null where no date of birth is given, or none is for this viewer. */
export const drawPanchangamOnPaper = (details: BirthDetails | null, onSettled: OnSettled) =>
  hasBirthDate(details) ? (
    <OnDemand onFailed={() => onSettled(false)}>
      <PanchangamAtBirth person={details} look="paper" onSettled={onSettled} />
    </OnDemand>
  ) : null;

const BirthChartsFigure = lazyPart(
  async () => (await import('@/features/horoscope/charts/drawn-charts')).BirthChartsFigure,
);

export function DrawnChartsPart({ details }: { details: BirthDetails }) {
  const reader = useReader();
  return (
    <div className="min-h-80 print:min-h-0">
      {reader !== null && (
        <OnDemand>
          <BirthChartsFigure person={details} look="page" reader={reader} />
        </OnDemand>
      )}
    </div>
  );
}

/** Who reads the charts; null while it is loading. */
function useReader(): Reader | null {
  const viewer = useViewer();
  const own = useQuery(profileQueryOptions(ownProfileId(viewer)));
  if (viewer.kind === 'admin') return 'bureau';
  if (viewer.kind === 'member' && own.isLoading) return null;
  return { motherTongue: own.data?.profile_details?.mother_tongue ?? null };
}

/** The same for a printed sheet, as large as its pictures; null where there is nothing to draw them from. */
export const drawChartsOnPaper = (details: BirthDetails | null, onSettled: OnSettled) =>
  hasBirth(details) ? (
    <OnDemand onFailed={() => onSettled(false)}>
      <BirthChartsFigure person={details} look="paper" reader="bureau" onSettled={onSettled} />
    </OnDemand>
  ) : null;

const ComputedBirth = lazyPart(async () => (await import('@/features/horoscope/birth-sky')).ComputedBirth);
const SkyMethod = lazyPart(async () => (await import('@/features/horoscope/birth-sky')).SkyMethod);

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
