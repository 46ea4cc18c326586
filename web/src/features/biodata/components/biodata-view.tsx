import { useCallback, useState, type ReactNode } from 'react';
import type { Biodata } from '@/features/biodata/api/biodata';
import type { ContactDetails } from '@/lib/api/contact-details';
import { BiodataSheet } from '@/features/biodata/components/biodata-sheet';
import { useSheetPicture } from '@/features/biodata/use-sheet-picture';
import { CheckboxField } from '@/ui/checkbox-field';
import { PageTitle } from '@/ui/page-title';
import { PrintAction } from '@/ui/print-action';

/**
 * Renders what is computed from a birth, the charts or the panchangam; null without birth data. It calls `onSettled`, which is
 * stable, when it is rendered.
 */
export type DrawFromBirth = (details: Biodata['profile_details'], onSettled: () => void) => ReactNode;

interface BiodataViewProps {
  profile: Biodata;
  /** Null omits the contact details. */
  contact: ContactDetails | null;
  drawCharts: DrawFromBirth;
  drawPanchangam: DrawFromBirth;
  /** Further options for the sheet. */
  choices?: ReactNode;
}

/** The print button and options, and a preview of the sheet. */
export function BiodataView({ profile, contact, drawCharts, drawPanchangam, choices }: BiodataViewProps) {
  const portrait = useSheetPicture('profile-images', profile.first_img);
  const chart = useSheetPicture('birth-charts', profile.birth_chart);
  // With the family's own chart, computed charts are off by default.
  const [wantsCharts, setWantsCharts] = useState(profile.birth_chart === null);
  const [areDrawn, setAreDrawn] = useState(false);
  const onSettled = useCallback(() => {
    setAreDrawn(true);
  }, []);
  const drawn = drawCharts(profile.profile_details, onSettled);
  const hasDrawn = drawn !== null && wantsCharts;
  const [isPanchangamDrawn, setIsPanchangamDrawn] = useState(false);
  const onPanchangamSettled = useCallback(() => {
    setIsPanchangamDrawn(true);
  }, []);
  const panchangam = drawPanchangam(profile.profile_details, onPanchangamSettled);
  const isDrawing = (hasDrawn && !areDrawn) || (panchangam !== null && !isPanchangamDrawn);
  const isWaiting = portrait.isWaiting || chart.isWaiting || isDrawing;
  const missing = [portrait.isMissing && 'picture', chart.isMissing && 'birth chart'].filter((name) => name !== false);

  return (
    <>
      {/* Browsers suggest this title as the file name. */}
      <PageTitle>{`Biodata ${profile.id} ${profile.name}`}</PageTitle>
      <PrintAction isWaiting={isWaiting}>One page of A4{contact === null && ', without contact details'}.</PrintAction>
      {drawn !== null && (
        <div className="mt-4 print:hidden">
          <CheckboxField
            label="Include the rasi and navamsam drawn from the birth given"
            checked={wantsCharts}
            onChange={(event) => {
              setWantsCharts(event.target.checked);
              setAreDrawn(false);
            }}
          />
        </div>
      )}
      {choices}
      {missing.length > 0 && (
        <p role="status" className="mt-3">
          The {missing.join(' and the ')} could not be loaded: the biodata is without. Load the page again to try once
          more.
        </p>
      )}
      <div className="mt-6">
        <BiodataSheet
          profile={profile}
          contact={contact}
          portrait={portrait}
          chart={chart}
          drawnCharts={hasDrawn ? drawn : null}
          panchangam={panchangam}
        />
      </div>
    </>
  );
}
