import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setHandler } from '@/features/admin/api/handlers';
import { HandlerField } from '@/features/admin/handlers/handler-field';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { showToast } from '@/ui/toast';

interface BulkHandlerDialogProps {
  people: readonly { id: number }[];
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the employee who looks after all selected people. */
export function BulkHandlerDialog({ people, onClose, onDone }: BulkHandlerDialogProps) {
  const [handler, setChosen] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: setHandler,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('admin.handler.saved', { count: people.length }) });
      onDone();
    },
  });
  return (
    <Dialog
      title={t('admin.handler.title', { count: people.length, shown: formatCount(people.length) })}
      onClose={onClose}
    >
      <HandlerField
        label={t('admin.handler.label')}
        emptyLabel={t('admin.handler.nobody')}
        value={handler}
        onChoose={setChosen}
      />
      <ErrorNote error={saving.error}>{t('admin.handler.notSaved')}</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <BusyButton
          look="primary"
          busy={saving.isPending}
          busyText={t('ui.changing')}
          onClick={() => saving.mutate({ profileIds: people.map(({ id }) => id), handler })}
        >
          {t('ui.change')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
