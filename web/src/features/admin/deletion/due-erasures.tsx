import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dueErasuresCountQueryOptions } from '@/features/admin/api/counts';
import { eraseDueProfiles } from '@/features/admin/api/deletions';
import { Receipts } from '@/features/admin/deletion/receipts';
import { FilesLeftNote } from '@/features/admin/deletion/files-left-note';
import { erasedAfterDays } from '@/features/admin/people/erasure-day';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { Dialog, DialogActions } from '@/ui/dialog';
import { t } from '@/texts/texts';

/** Reminds the admin of deleted profiles that are due to be erased. Renders nothing without any. */
export function DueErasures() {
  const due = useQuery(dueErasuresCountQueryOptions());
  const settings = useQuery(privacySettingsQueryOptions());
  const [asking, setAsking] = useState<number | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {due.data !== undefined && due.data > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-gold-500 bg-paper px-5 py-3 print:hidden">
          <p>{t('admin.due.note', { count: due.data })}</p>
          {settings.data?.keeps_sealed === true ? (
            <p>{t('refusals.erased_by_daily')}</p>
          ) : (
            <Button size="small" onClick={() => setAsking(due.data)}>
              {t('admin.action.erase')}
            </Button>
          )}
        </div>
      )}
      {asking !== null && <EraseDueDialog count={asking} onClose={close} />}
    </>
  );
}

function EraseDueDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const files = useMutation({
    // For all erased profiles, to include files that an earlier erasure left behind.
    mutationFn: () => removeUnreferencedFiles(),
    meta: { changes: [] },
  });
  const erasure = useMutation({
    mutationFn: eraseDueProfiles,
    onSuccess: () => files.mutate(),
  });

  if (erasure.isSuccess && !files.isPending) {
    return (
      <Dialog title={t('admin.due.done', { count: erasure.data.length })} onClose={onClose}>
        <Receipts receipts={erasure.data} />
        {files.isError ? (
          <FilesLeftNote onRetry={() => files.mutate()} onClose={onClose} />
        ) : (
          <DialogActions>
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </DialogActions>
        )}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('admin.due.title', { count })}
      confirm={t('admin.due.confirm')}
      busyText={t('admin.due.erasing')}
      sending={{ isPending: erasure.isPending || files.isPending, error: erasure.error }}
      nothingDone={t('admin.due.nothingDone')}
      onConfirm={erasure.mutate}
      onClose={onClose}
    >
      <p>{t('admin.due.warning', { count, days: erasedAfterDays })}</p>
      <p className="mt-2">{t('admin-people.receipt.before')}</p>
    </ConfirmDialog>
  );
}
