import { useMutation } from '@tanstack/react-query';
import { TemporaryPasswordNote } from '@/features/admin/logins/temporary-password-note';
import { resetPassword } from '@/bureau/api/logins';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { t } from '@/texts/texts';

interface ResetPasswordDialogProps {
  person: { id: number; name: string; gender: string | null };
  username: string;
  onClose: () => void;
  onWhatsApp: (username: string) => void;
}

/** Sets a temporary password for a member and shows it once. */
export function ResetPasswordDialog({ person, username, onClose, onWhatsApp }: ResetPasswordDialogProps) {
  // The password must not stay in the cache after the dialog closes.
  const reset = useMutation({ mutationFn: resetPassword, gcTime: 0 });

  const title = t('admin-people.reset.title', { name: person.name });
  const signedOut = t('admin-people.reset.signedOut', { name: person.name, side: person.gender });

  if (!reset.isSuccess) {
    return (
      <ConfirmDialog
        title={title}
        confirm={t('admin-people.reset.confirm')}
        busyText={t('admin-people.reset.resetting')}
        sending={reset}
        nothingDone={t('admin-people.reset.notReset')}
        onConfirm={() => reset.mutate({ profileId: person.id, temporaryPassword: makeTemporaryPassword() })}
        onClose={onClose}
      >
        <p>
          {t('admin-people.reset.oldStops')} {signedOut}
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <TemporaryPasswordNote
        profileId={person.id}
        name={person.name}
        username={username}
        password={reset.variables.temporaryPassword}
        onWhatsApp={onWhatsApp}
        onClose={onClose}
      >
        <p>{signedOut}</p>
      </TemporaryPasswordNote>
    </Dialog>
  );
}
