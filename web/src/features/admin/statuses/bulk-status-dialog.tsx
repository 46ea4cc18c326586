import { useState } from 'react';
import { StatusChoices } from '@/features/admin/statuses/status-choices';
import { maxBatchSize, type SelectedPerson } from '@/features/admin/people/selected-person';
import { bulkStatuses, changesFor, outcomeText, type BulkStatus } from '@/features/admin/statuses/selection';
import { useChangeStatuses } from '@/features/admin/statuses/use-change-statuses';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote, Problem } from '@/ui/field-note';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';

interface BulkStatusDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
  onDone: () => void;
}

/** Sets the same status for all selected people. */
export function BulkStatusDialog({ people, onClose, onDone }: BulkStatusDialogProps) {
  const [chosen, setChosen] = useState<BulkStatus | null>(null);
  const change = useChangeStatuses();
  const plan = chosen === null ? null : changesFor(people, chosen);
  const tooMany = plan !== null && plan.changes.length > maxBatchSize;

  return (
    <Dialog
      title={t('admin-people.statuses.title', { count: people.length, shown: formatCount(people.length) })}
      onClose={onClose}
    >
      <StatusChoices
        legend={t('admin-people.status.new')}
        choices={bulkStatuses}
        chosen={chosen}
        onChoose={setChosen}
      />
      {plan && plan.neverVerified > 0 && (
        <p className="mt-4">{t('admin-people.statuses.neverVerified', { count: plan.neverVerified })}</p>
      )}
      {tooMany && <Problem>{t('admin-people.statuses.tooMany', { most: maxBatchSize })}</Problem>}
      <ErrorNote error={change.error}>{t('admin-people.statuses.nothingChanged')}</ErrorNote>
      {change.data?.length === 0 && <Problem>{t('admin-people.statuses.changedByOthers')}</Problem>}
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <BusyButton
          look="primary"
          disabled={plan === null || plan.changes.length === 0 || tooMany}
          busy={change.isPending}
          busyText={t('ui.changing')}
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
          {plan === null ? t('ui.change') : t('admin-people.statuses.change', { count: plan.changes.length })}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
