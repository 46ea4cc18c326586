import { drawChartsOnPaper } from '@/app/drawn-charts-part';
import { writeJathakamOnPaper } from '@/app/jathakam-part';
import { drawPanchangamOnPaper } from '@/app/panchangam-part';
import { BiodataPage } from '@/features/biodata/components/biodata-page';

/** A profile on one sheet, with the charts that are drawn from the birth. */
export function BiodataRoute({ profileId }: { profileId: number | null }) {
  return (
    <BiodataPage
      profileId={profileId}
      drawCharts={drawChartsOnPaper}
      drawPanchangam={drawPanchangamOnPaper}
      writeJathakam={writeJathakamOnPaper}
    />
  );
}
