import { useMutation } from '@tanstack/react-query';
import { TemporaryPasswordNote } from '@/features/admin/components/temporary-password-note';
import { resetPassword } from '@/lib/api/logins';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';

interface ResetPasswordDialogProps {
  person: { id: number; name: string };
  username: string;
  onClose: () => void;
  onWhatsApp: (username: string) => void;
}

/** Replaces a member's password with a temporary one and shows it once. */
export function ResetPasswordDialog({ person, username, onClose, onWhatsApp }: ResetPasswordDialogProps) {
  // The password is gone with the dialog.
  const reset = useMutation({ mutationFn: resetPassword, gcTime: 0 });

  return (
    <Dialog title={`Reset the password of ${person.name}`} onClose={onClose}>
      {reset.isSuccess ? (
        <TemporaryPasswordNote
          username={username}
          password={reset.variables.temporaryPassword}
          onWhatsApp={onWhatsApp}
          onClose={onClose}
        >
          <p>{person.name} is signed out everywhere and must choose their own password at the next sign-in.</p>
        </TemporaryPasswordNote>
      ) : (
        <>
          <p>
            The old password stops working, {person.name} is signed out everywhere and must choose their own password at
            the next sign-in. You get a temporary password to pass on.
          </p>
          <ErrorNote error={reset.error}>The password was not reset.</ErrorNote>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <BusyButton
              look="primary"
              busy={reset.isPending}
              busyText="Resetting…"
              onClick={() => {
                reset.mutate({ profileId: person.id, temporaryPassword: makeTemporaryPassword() });
              }}
            >
              Reset the password
            </BusyButton>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
