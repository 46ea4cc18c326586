import { useMutation } from '@tanstack/react-query';
import { TemporaryPasswordNote } from '@/features/admin/components/temporary-password-note';
import { resetPassword } from '@/lib/api/logins';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';

interface ResetPasswordDialogProps {
  person: { id: number; name: string };
  username: string;
  onClose: () => void;
  onWhatsApp: (username: string) => void;
}

/** Sets a temporary password for a member and shows it once. */
export function ResetPasswordDialog({ person, username, onClose, onWhatsApp }: ResetPasswordDialogProps) {
  // The password must not stay in the cache after the dialog closes.
  const reset = useMutation({ mutationFn: resetPassword, gcTime: 0 });

  if (!reset.isSuccess) {
    return (
      <ConfirmDialog
        title={`Reset the password of ${person.name}`}
        confirm="Reset the password"
        busyText="Resetting…"
        sending={reset}
        nothingDone="The password was not reset."
        onConfirm={() => {
          reset.mutate({ profileId: person.id, temporaryPassword: makeTemporaryPassword() });
        }}
        onClose={onClose}
      >
        <p>
          The old password stops working, {person.name} is signed out everywhere and must choose their own password at
          the next sign-in. You get a temporary password to pass on.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={`Reset the password of ${person.name}`} onClose={onClose}>
      <TemporaryPasswordNote
        name={person.name}
        username={username}
        password={reset.variables.temporaryPassword}
        onWhatsApp={onWhatsApp}
        onClose={onClose}
      >
        <p>{person.name} is signed out everywhere and must choose their own password at the next sign-in.</p>
      </TemporaryPasswordNote>
    </Dialog>
  );
}
