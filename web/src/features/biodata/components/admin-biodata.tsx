import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Biodata, biodataContactOpening } from '@/features/biodata/api/biodata';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog, DialogActions } from '@/ui/dialog';

/** The biodata for the admin, who may put the contact details on it. */
export function AdminBiodata({ profile }: { profile: Biodata }) {
  const opening = useMutation(biodataContactOpening());
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const cancel = () => {
    // What is on its way is not wanted any more.
    if (opening.isPending) opening.reset();
    close();
  };
  const open = () => {
    opening.mutate(profile.id, { onSettled: close });
  };

  return (
    <>
      <BiodataView
        profile={profile}
        contact={opening.data ?? null}
        choices={
          <div className="mt-4">
            <CheckboxField
              label="Include contact details"
              checked={opening.isSuccess}
              error={opening.isError ? 'The contact details could not be opened. Please try again.' : undefined}
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
        <Dialog
          title="Include contact details?"
          description={`It is recorded that you put the contact details of ${profile.name} on a biodata.`}
          onClose={cancel}
        >
          <DialogActions>
            <Button onClick={cancel}>Cancel</Button>
            <BusyButton look="primary" busy={opening.isPending} busyText="Opening…" onClick={open}>
              Include them
            </BusyButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
