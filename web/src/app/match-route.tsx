import { drawChartsOnPaper } from '@/app/birth-parts';
import { MatchPage } from '@/features/horoscope/porutham/match-page';
import { PersonPicker } from '@/features/people/search-box';
import type { LocationOf } from '@/lib/navigation/location';

/** The stars of any two, with the dashboard's way to find people. */
export const MatchRoute = ({ brideId, groomId }: LocationOf<'match'>) => (
  <MatchPage
    brideId={brideId}
    groomId={groomId}
    picker={(side, onChoose) => <PersonPicker side={side} onChoose={onChoose} />}
    drawCharts={drawChartsOnPaper}
  />
);
