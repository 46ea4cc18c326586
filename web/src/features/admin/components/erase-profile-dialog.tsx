import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseProfile } from '@/features/admin/api/deletions';
import { FilesLeftNote } from '@/features/admin/components/files-left-note';
import { isTypedName, TypedNameField, wrongNameText } from '@/features/admin/components/typed-name-field';
import { removeUnreferencedFiles } from '@/lib/api/pictures';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

interface EraseProfileDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
  onErased: () => void;
}

/** Erases a deleted profile at once, with its files. */
export function EraseProfileDialog({ profile, onClose, onErased }: EraseProfileDialogProps) {
  const { id, name } = profile;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
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
  const busy = erasure.isPending || files.isPending;

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
    <Dialog
      title={`Erase ${name} for good?`}
      description="Nothing can bring it back: details, pictures, login and messages are gone."
      onClose={onClose}
    >
      <DialogForm
        submitText="Erase for good"
        busyText="Erasing…"
        busy={busy}
        onSubmit={() => {
          if (isTypedName(typed, name)) erasure.mutate({ id, typedName: typed.trim() });
          else setWrong(true);
        }}
        onClose={onClose}
      >
        <TypedNameField
          name={name}
          value={typed}
          error={wrong && !isTypedName(typed, name) ? wrongNameText : undefined}
          onChange={setTyped}
        />
        <ErrorNote error={erasure.error}>The profile was not erased.</ErrorNote>
      </DialogForm>
    </Dialog>
  );
}
