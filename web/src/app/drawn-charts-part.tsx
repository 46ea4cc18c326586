import { useQuery } from '@tanstack/react-query';
import type { Reader } from '@/features/horoscope/drawn-charts/chart-letters';
import { profileQueryOptions } from '@/features/profiles/api/profile';
import { lazyPart } from '@/base/load-part';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { hasBirth, type BirthDetails } from '@/astrology/sky/birth-details';
import { OnDemand, type OnSettled } from '@/ui/on-demand';

const BirthChartsFigure = lazyPart(
  async () => (await import('@/features/horoscope/drawn-charts/components/birth-charts-figure')).BirthChartsFigure,
);

/** The rasi and the navamsa chart of a birth. */
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
