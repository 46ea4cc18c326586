import { lazyPart } from '@/base/load-part';
import { hasBirthDate, type BirthDetails } from '@/astrology/sky/birth-details';
import { OnDemand, type OnSettled } from '@/ui/on-demand';

const PanchangamAtBirth = lazyPart(
  async () => (await import('@/features/horoscope/panchangam/components/panchangam-at-birth')).PanchangamAtBirth,
);

/** The panchangam of a birth for a printed sheet; null where no date of birth is given, or none is for this viewer. */
export const drawPanchangamOnPaper = (details: BirthDetails | null, onSettled: OnSettled) =>
  hasBirthDate(details) ? (
    <OnDemand onFailed={() => onSettled(false)}>
      <PanchangamAtBirth person={details} look="paper" onSettled={onSettled} />
    </OnDemand>
  ) : null;
