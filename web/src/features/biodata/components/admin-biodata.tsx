import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Biodata, biodataContactOpening } from '@/features/biodata/api/biodata';
import { BiodataView, type ComputeOnPaper } from '@/features/biodata/components/biodata-view';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface AdminBiodataProps {
  profile: Biodata;
  drawCharts: ComputeOnPaper;
  drawPanchangam: ComputeOnPaper;
  writeJathakam: ComputeOnPaper;
}

/** The biodata for the admin, who can add the contact details. */
export function AdminBiodata({ profile, ...computed }: AdminBiodataProps) {
  const opening = useMutation(biodataContactOpening());
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };

  return (
    <>
      <BiodataView
        profile={profile}
        contact={opening.data ?? null}
        {...computed}
        choices={
          <div className="mt-2">
            <CheckboxField
              label="Include contact details"
              checked={opening.isSuccess}
              onChange={(event) => {
                opening.reset();
                setAsking(event.target.checked);
              }}
            />
            {opening.isSuccess && (
              <p role="status" className="text-muted">
                {opening.data === null
                  ? 'No contact details of this person are stored.'
                  : 'The biodata shows phone number, e-mail and address. It has been recorded.'}
              </p>
            )}
          </div>
        }
      />
      {asking && (
        <ConfirmDialog
          title="Include contact details?"
          confirm="Include them"
          busyText="Opening…"
          sending={opening}
          nothingDone="The contact details could not be opened."
          onConfirm={() => {
            opening.mutate(profile.id, { onSuccess: close });
          }}
          onClose={() => {
            // Discard a pending result.
            opening.reset();
            close();
          }}
        >
          <p>It is recorded that you put the contact details of {profile.name} on a biodata.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
