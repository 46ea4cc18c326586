import { useCallback, useState, type ReactNode } from 'react';
import type { Biodata } from '@/features/biodata/api/biodata';
import type { ContactDetails } from '@/lib/api/contact-details';
import { BiodataSheet } from '@/features/biodata/components/biodata-sheet';
import { useSheetPicture } from '@/features/biodata/use-sheet-picture';
import { CheckboxField } from '@/ui/checkbox-field';
import { PageTitle } from '@/ui/page-title';
import type { OnSettled } from '@/ui/on-demand';
import { PrintAction } from '@/ui/print-action';

/** Renders what is computed from a birth; null without birth data. It calls `onSettled`, which is stable. */
export type ComputeOnPaper = (details: Biodata['profile_details'], onSettled: OnSettled) => ReactNode;

interface BiodataViewProps {
  profile: Biodata;
  /** Null omits the contact details. */
  contact: ContactDetails | null;
  drawCharts: ComputeOnPaper;
  drawPanchangam: ComputeOnPaper;
  /** Dasas and degrees. */
  writeJathakam: ComputeOnPaper;
  /** Further options for the sheet. */
  choices?: ReactNode;
}

/** The print button and options, and a preview of the sheet. */
export function BiodataView(props: BiodataViewProps) {
  const { profile, contact, drawCharts, drawPanchangam, writeJathakam, choices } = props;
  const portrait = useSheetPicture('profile-images', profile.first_img);
  const chart = useSheetPicture('birth-charts', profile.birth_chart);
  const charts = useComputed(drawCharts, profile);
  const panchangam = useComputed(drawPanchangam, profile);
  const jathakam = useComputed(writeJathakam, profile);
  const isWaiting = [portrait, chart, charts, panchangam, jathakam].some((part) => part.isWaiting);
  const missing = [portrait.isMissing && 'picture', chart.isMissing && 'birth chart'].filter((name) => name !== false);

  return (
    <>
      {/* Browsers suggest this title as the file name. */}
      <PageTitle>{`Biodata ${profile.id} ${profile.name}`}</PageTitle>
      <PrintAction isWaiting={isWaiting}>One page of A4{contact === null && ', without contact details'}.</PrintAction>
      {[
        { label: 'Include the rasi and navamsam drawn from the birth given', part: charts },
        { label: 'Include the panchangam computed from the birth given', part: panchangam },
        { label: 'Include the dasas and degrees computed from the birth given', part: jathakam },
      ].map(
        ({ label, part }) =>
          part.canBe && (
            <div key={label} className="mt-2 print:hidden">
              <CheckboxField
                label={label}
                checked={part.isWanted}
                onChange={(event) => {
                  part.want(event.target.checked);
                }}
              />
            </div>
          ),
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
          drawnCharts={charts.shown}
          panchangam={panchangam.shown}
          jathakam={jathakam.shown}
        />
      </div>
    </>
  );
}

/** A computed part of the sheet: whether there is one, is wanted and still loading. */
function useComputed(compute: ComputeOnPaper, { profile_details, birth_chart }: Biodata) {
  // With the family's own chart, what is computed is off by default.
  const [isWanted, setIsWanted] = useState(birth_chart === null);
  // Null while it is loading; false where the place does not tell the clock, for example.
  const [isShown, setIsShown] = useState<boolean | null>(null);
  const onSettled = useCallback<OnSettled>((hasContent) => {
    setIsShown(hasContent);
  }, []);
  const computed = compute(profile_details, onSettled);
  const shown = isWanted ? computed : null;
  return {
    canBe: computed !== null && isShown !== false,
    isWanted,
    want: (wanted: boolean) => {
      setIsWanted(wanted);
      setIsShown(null);
    },
    shown,
    isWaiting: shown !== null && isShown === null,
  };
}
