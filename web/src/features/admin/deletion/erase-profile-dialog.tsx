import { useMutation } from '@tanstack/react-query';
import { eraseProfile } from '@/features/admin/api/deletions';
import { FilesLeftNote } from '@/features/admin/deletion/files-left-note';
import { TypedNameField, typedNameSchema } from '@/features/admin/deletion/typed-name-field';
import { removeUnreferencedFiles } from '@/bureau/api/pictures';
import { SealedNote } from '@/bureau/components/sealed-note';
import { Dialog } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';
import { t } from '@/texts/texts';

interface EraseProfileDialogProps {
  profile: { id: number; name: string; gender: string | null };
  onClose: () => void;
  onErased: () => void;
}

/** Erases a deleted profile immediately, with its files. */
export function EraseProfileDialog({ profile, onClose, onErased }: EraseProfileDialogProps) {
  const { id, name, gender: side } = profile;
  const files = useMutation({
    mutationFn: removeUnreferencedFiles,
    meta: { changes: [] },
    onSuccess: () => {
      showToast({ message: t('admin-people.erase.done', { name, side }) });
      onErased();
    },
  });
  const erasure = useMutation({
    mutationFn: eraseProfile,
    onSuccess: (isErased) => {
      if (isErased) files.mutate(id);
      else {
        showToast({ message: t('refusals.erased_by_daily') });
        onErased();
      }
    },
  });

  if (erasure.isSuccess && files.isError) {
    return (
      <Dialog title={t('admin-people.erase.doneTitle', { name, side })} onClose={onErased}>
        <FilesLeftNote onRetry={() => files.mutate(id)} onClose={onErased} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('admin-people.erase.title', { name })}
      description={t('admin-people.erase.note')}
      schema={typedNameSchema(name)}
      defaults={{ typed_name: '' }}
      submitText={t('admin-people.erase.confirm')}
      busyText={t('admin-people.erase.erasing')}
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
