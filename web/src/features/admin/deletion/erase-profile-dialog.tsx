import { useMutation } from '@tanstack/react-query';
import { eraseProfile } from '@/features/admin/api/deletions';
import { Receipts } from '@/features/admin/deletion/receipts';
import { FilesLeftNote } from '@/features/admin/deletion/files-left-note';
import { TypedNameField, typedNameSchema } from '@/features/admin/deletion/typed-name-field';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { SealedNote } from '@/bureau/components/sealed-note';
import { useRefresh } from '@/lib/query-client';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { t } from '@/texts/texts';

interface EraseProfileDialogProps {
  profile: { id: number; name: string; gender: string | null };
  onClose: () => void;
  onErased: () => void;
}

/** Erases a deleted profile immediately, with its files. */
export function EraseProfileDialog({ profile, onClose, onErased }: EraseProfileDialogProps) {
  const { id, name, gender: side } = profile;
  const refresh = useRefresh();
  const files = useMutation({ mutationFn: removeUnreferencedFiles, meta: { changes: [] } });
  const erasure = useMutation({
    mutationFn: eraseProfile,
    // The page is read again with the end of the dialog: without the person it would not show the receipt.
    meta: { changes: [] },
    onSuccess: (given) => {
      if (given !== null) files.mutate(id);
    },
  });

  if (erasure.isSuccess && !files.isPending) {
    const close = () => {
      onErased();
      void refresh();
    };
    return (
      <Dialog
        title={
          erasure.data === null
            ? t('admin-people.erase.title', { name })
            : t('admin-people.erase.doneTitle', { name, side })
        }
        onClose={close}
      >
        {erasure.data === null ? <p>{t('refusals.erased_by_daily')}</p> : <Receipts receipts={[erasure.data]} />}
        {files.isError ? (
          <FilesLeftNote onRetry={() => files.mutate(id)} onClose={close} />
        ) : (
          <DialogActions>
            <Button onClick={close}>{t('ui.close')}</Button>
          </DialogActions>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('admin-people.erase.title', { name })}
      description={`${t('admin-people.erase.note')} ${t('admin-people.receipt.before')}`}
      schema={typedNameSchema(name)}
      defaults={{ typed_name: '' }}
      closeText={t('ui.leaveIt')}
      submitText={t('admin.due.confirm')}
      busyText={t('admin.due.erasing')}
      sending={{ isPending: erasure.isPending || files.isPending, error: erasure.error }}
      nothingDone={t('admin-people.erase.notErased')}
      onSubmit={({ typed_name: typedName }) => erasure.mutate({ profileId: id, typedName })}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <>
          <SealedNote />
          <TypedNameField person={name} error={errorOf('typed_name')} {...register('typed_name')} />
        </>
      )}
    </FormDialog>
  );
}
