import { lazyPart } from '@/base/load-part';
import { hasBirthDate, type BirthDetails } from '@/astrology/sky/birth-details';
import { OnDemand, type OnSettled } from '@/ui/on-demand';

const Jathakam = lazyPart(async () => (await import('@/features/horoscope/jathakam/components/jathakam')).Jathakam);

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
