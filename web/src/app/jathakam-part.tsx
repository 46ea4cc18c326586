import { lazyPart } from '@/first-load/load-part';
import { hasBirth, type BirthDetails } from '@/astrology/sky/birth-details';
import { OnDemand } from '@/ui/on-demand';

const Jathakam = lazyPart(async () => (await import('@/features/jathakam/components/jathakam')).Jathakam);

/** The dasas and degrees of a birth; nothing without a date and a time for this viewer. */
export const JathakamPart = ({ details }: { details: BirthDetails | null }) =>
  hasBirth(details) && (
    <OnDemand>
      <Jathakam person={details} look="page" />
    </OnDemand>
  );

/** The same for a printed sheet; null where there is nothing to compute them from. */
export const writeJathakamOnPaper = (details: BirthDetails | null, onSettled: () => void) =>
  hasBirth(details) ? (
    <OnDemand>
      <Jathakam person={details} look="paper" onSettled={onSettled} />
    </OnDemand>
  ) : null;
