import { useState } from 'react';
import { StatusChoices } from '@/features/admin/components/status-choices';
import { changesFor, countProfiles, maxBatchSize, outcomeText, type SelectedPerson } from '@/features/admin/selection';
import { useChangeStatuses } from '@/features/admin/use-change-statuses';
import { describeStatus, type ProfileStatus, profileStatuses } from '@/person/statuses';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { Problem } from '@/ui/problem';

// Unverified profiles are decided one by one, in the verification queue.
const choices = profileStatuses.filter((status) => !describeStatus(status).waiting);

interface BulkStatusDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
  onDone: () => void;
}

/** Sets the same status for all selected people. */
export function BulkStatusDialog({ people, onClose, onDone }: BulkStatusDialogProps) {
  const [chosen, setChosen] = useState<ProfileStatus | null>(null);
  const change = useChangeStatuses();
  const plan = chosen === null ? null : changesFor(people, chosen);
  const tooMany = plan !== null && plan.changes.length > maxBatchSize;

  return (
    <Dialog title={`Change the status of ${countProfiles(people.length)}`} onClose={onClose}>
      <StatusChoices legend="New status" choices={choices} chosen={chosen} onChoose={setChosen} />
      {plan && plan.neverVerified > 0 && (
        <p className="mt-4">
          {plan.neverVerified} of them {plan.neverVerified === 1 ? 'was' : 'were'} never verified and will be left out.
        </p>
      )}
      {tooMany && (
        <Problem>At most {maxBatchSize} can be changed at once. Narrow the filters, and select again.</Problem>
      )}
      <ErrorNote error={change.error}>Nothing was changed.</ErrorNote>
      {change.data?.length === 0 && <Problem>Nothing was changed: somebody else has just changed them.</Problem>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton
          look="primary"
          disabled={plan === null || plan.changes.length === 0 || tooMany}
          busy={change.isPending}
          busyText="Changing…"
          onClick={() => {
            if (!plan || chosen === null) return;
            change.mutate(
              {
                changes: plan.changes,
                message: (changed) => outcomeText(chosen, plan, changed.length),
              },
              {
                onSuccess: (changed) => {
                  if (changed.length > 0) onDone();
                },
              },
            );
          }}
        >
          {plan === null ? 'Change' : `Change ${plan.changes.length}`}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
