import { useInView } from 'react-intersection-observer';
import type { Tables } from '@/lib/database.types';
import { lazyPart } from '@/lib/load-part';
import { OnDemand } from '@/ui/on-demand';

const BirthChartsFigure = lazyPart(
  async () => (await import('@/features/drawn-charts/components/birth-charts-figure')).BirthChartsFigure,
);

/** What is known of somebody's birth, as far as the viewer sees it. */
type BirthDetails = Pick<
  Tables<'profile_details'>,
  'date_of_birth' | 'time_of_birth' | 'birth_time_certainty' | 'place_of_birth' | 'birth_coordinates' | 'birth_zone'
>;

/** Whether there is a birth from which charts may follow. Without a time of the day there are none worth the name. */
export const hasBirth = (details: BirthDetails | null): details is BirthDetails =>
  details !== null && details.date_of_birth !== null && details.time_of_birth !== null;

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

/** The same for a printed sheet, as large as its pictures. */
export function DrawnChartsOnPaper({ details, onSettled }: { details: BirthDetails; onSettled: () => void }) {
  return (
    <OnDemand>
      <BirthChartsFigure person={details} look="paper" onSettled={onSettled} />
    </OnDemand>
  );
}
