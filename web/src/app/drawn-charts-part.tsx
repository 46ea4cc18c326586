import { useInView } from 'react-intersection-observer';
import { lazyPart } from '@/first-load/load-part';
import { hasBirth, type BirthDetails } from '@/astrology/sky/birth-details';
import { OnDemand, type OnSettled } from '@/ui/on-demand';

const BirthChartsFigure = lazyPart(
  async () => (await import('@/features/drawn-charts/components/birth-charts-figure')).BirthChartsFigure,
);

/** The rasi and the navamsa chart of somebody's birth. What draws them is fetched when they come near. */
export function DrawnChartsPart({ details }: { details: BirthDetails }) {
  const { ref, inView } = useInView({ rootMargin: '400px', triggerOnce: true });
  return (
    <div ref={ref} className="min-h-80 print:min-h-0">
      {inView && (
        <OnDemand>
          <BirthChartsFigure person={details} look="page" />
        </OnDemand>
      )}
    </div>
  );
}

/** The same for a printed sheet, as large as its pictures; null where there is nothing to draw them from. */
export const drawChartsOnPaper = (details: BirthDetails | null, onSettled: OnSettled) =>
  hasBirth(details) ? (
    <OnDemand onFailed={() => onSettled(false)}>
      <BirthChartsFigure person={details} look="paper" onSettled={onSettled} />
    </OnDemand>
  ) : null;
