import { useMutation } from '@tanstack/react-query';
import { eraseProfile } from '@/features/admin/api/deletions';
import { FilesLeftNote } from '@/features/admin/components/files-left-note';
import { TypedNameField, typedNameSchema } from '@/features/admin/components/typed-name-field';
import { removeUnreferencedFiles } from '@/lib/api/pictures';
import { Dialog } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';

interface EraseProfileDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
  onErased: () => void;
}

/** Erases a deleted profile immediately, with its files. */
export function EraseProfileDialog({ profile, onClose, onErased }: EraseProfileDialogProps) {
  const { id, name } = profile;
  const files = useMutation({
    mutationFn: removeUnreferencedFiles,
    meta: { changes: [] },
    onSuccess: () => {
      showToast({ message: `${name} is erased.` });
      onErased();
    },
  });
  const erasure = useMutation({
    mutationFn: eraseProfile,
    onSuccess: () => {
      files.mutate(id);
    },
  });

  if (erasure.isSuccess && files.isError) {
    return (
      <Dialog title={`${name} is erased`} onClose={onErased}>
        <FilesLeftNote
          onRetry={() => {
            files.mutate(id);
          }}
          onClose={onErased}
        />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={`Erase ${name} for good?`}
      description="Nothing can bring it back: details, pictures, login and messages are gone."
      schema={typedNameSchema(name)}
      defaults={{ typed_name: '' }}
      submitText="Erase for good"
      busyText="Erasing…"
      sending={{ isPending: erasure.isPending || files.isPending, error: erasure.error }}
      nothingDone="The profile was not erased."
      onSubmit={({ typed_name: typedName }) => {
        erasure.mutate({ profileId: id, typedName });
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <TypedNameField person={name} error={errorOf('typed_name')} {...register('typed_name')} />
      )}
    </FormDialog>
  );
}
