import { useMutation } from '@tanstack/react-query';
import { TemporaryPasswordDialog, type PersonOfLogin } from '@/features/admin/logins/temporary-password-dialog';
import { resetPassword } from '@/bureau/api/profiles';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { ConfirmDialog } from '@/ui/form-dialog';
import { t } from '@/texts/texts';

interface ResetPasswordDialogProps {
  person: PersonOfLogin;
  username: string;
  onClose: () => void;
}

/** Sets a temporary password for a member and shows it once. */
export function ResetPasswordDialog({ person, username, onClose }: ResetPasswordDialogProps) {
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
    <TemporaryPasswordDialog
      isReset
      title={title}
      person={person}
      username={username}
      password={reset.variables.temporaryPassword}
      onClose={onClose}
    >
      <p>{signedOut}</p>
    </TemporaryPasswordDialog>
  );
}
