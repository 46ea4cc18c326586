import { useMutation } from '@tanstack/react-query';
import { setAccountActive } from '@/features/admin/api/logins';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';

interface SwitchLoginDialogProps {
  person: { id: number; name: string };
  /** Whether the login is currently on. */
  active: boolean;
  onClose: () => void;
}

/** Switches a member's login off or on. */
export function SwitchLoginDialog({ person, active, onClose }: SwitchLoginDialogProps) {
  const change = useMutation({
    mutationFn: setAccountActive,
    onSuccess: () => {
      showToast({ message: `The login of ${person.name} is switched ${active ? 'off' : 'on'}.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Switch the login of ${person.name} ${active ? 'off' : 'on'}?`}
      confirm={active ? 'Switch off' : 'Switch on'}
      busyText={active ? 'Switching off…' : 'Switching on…'}
      sending={change}
      nothingDone="The login was not changed."
      onConfirm={() => {
        change.mutate({ profileId: person.id, active: !active });
      }}
      onClose={onClose}
    >
      <p>
        {active
          ? 'They are signed out at once and cannot sign in until you switch the login on again. Their profile stays as it is.'
          : 'They can sign in again with the password they had.'}
      </p>
    </ConfirmDialog>
  );
}
