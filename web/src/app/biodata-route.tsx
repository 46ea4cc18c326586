import { drawChartsOnPaper, drawPanchangamOnPaper, writeJathakamOnPaper } from '@/app/birth-parts';
import { useQuery } from '@tanstack/react-query';
import { BiodataPage } from '@/features/biodata/components/biodata-page';
import { wishesQueryOptions } from '@/features/profiles/api/wishes';
import { hasWishes, noWishes, wishesInWords, type Wishes } from '@/features/profiles/wishes';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';

const wishesAsFacts = ({ must, hoped }: Wishes) =>
  [
    { label: t('wishes.musts'), value: wishesInWords(must).join('; ') },
    { label: t('wishes.hopes'), value: wishesInWords(hoped).join('; ') },
  ].filter(({ value }) => value !== '');

/** A profile on one sheet, with the charts that are drawn from the birth, and for the family and the bureau with the wishes. */
export function BiodataRoute({ profileId }: { profileId: number | null }) {
  const viewer = useViewer();
  const isTheirs = viewer.kind === 'admin' || ownProfileId(viewer) === profileId;
  const { data: wishes = noWishes } = useQuery({
    ...wishesQueryOptions(profileId ?? 0),
    enabled: profileId !== null && isTheirs,
  });
  return (
    <BiodataPage
      profileId={profileId}
      drawCharts={drawChartsOnPaper}
      drawPanchangam={drawPanchangamOnPaper}
      writeJathakam={writeJathakamOnPaper}
      sayWishes={hasWishes(wishes) ? () => wishesAsFacts(wishes) : null}
    />
  );
}
