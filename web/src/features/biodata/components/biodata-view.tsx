import type { ReactNode } from 'react';
import type { Biodata } from '@/features/biodata/api/biodata';
import type { ContactDetails } from '@/lib/api/contact-details';
import { BiodataSheet } from '@/features/biodata/components/biodata-sheet';
import { useSheetPicture } from '@/features/biodata/use-sheet-picture';
import { PageTitle } from '@/ui/page-title';
import { PrintAction } from '@/ui/print-action';

interface BiodataViewProps {
  profile: Biodata;
  /** Null leaves the contact details out. */
  contact: ContactDetails | null;
  /** What can be chosen about the sheet. */
  choices?: ReactNode;
}

/** The way to print, and the sheet as it will be. */
export function BiodataView({ profile, contact, choices }: BiodataViewProps) {
  const portrait = useSheetPicture('profile-images', profile.first_img);
  const chart = useSheetPicture('birth-charts', profile.birth_chart);
  const isWaiting = portrait.isWaiting || chart.isWaiting;
  const missing = [portrait.isMissing && 'picture', chart.isMissing && 'birth chart'].filter((name) => name !== false);

  return (
    <>
      {/* The name that a browser suggests for the file. */}
      <PageTitle>{`Biodata ${profile.id} ${profile.name}`}</PageTitle>
      <PrintAction isWaiting={isWaiting}>One page of A4{contact === null && ', without contact details'}.</PrintAction>
      {choices}
      {missing.length > 0 && (
        <p role="status" className="mt-3">
          The {missing.join(' and the ')} could not be loaded: the biodata is without. Load the page again to try once
          more.
        </p>
      )}
      <div className="mt-6">
        <BiodataSheet profile={profile} contact={contact} portrait={portrait} chart={chart} />
      </div>
    </>
  );
}
