import { useMutation } from '@tanstack/react-query';
import { setAccountActive } from '@/features/admin/api/logins';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

interface SwitchLoginDialogProps {
  person: { id: number; name: string };
  /** Whether the login is switched on now. */
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
    <Dialog title={`Switch the login of ${person.name} ${active ? 'off' : 'on'}?`} onClose={onClose}>
      <p>
        {active
          ? 'They are signed out at once and cannot sign in until you switch the login on again. Their profile stays as it is.'
          : 'They can sign in again with the password they had.'}
      </p>
      <ErrorNote error={change.error}>The login was not changed.</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton
          look="primary"
          busy={change.isPending}
          busyText={active ? 'Switching off…' : 'Switching on…'}
          onClick={() => {
            change.mutate({ id: person.id, active: !active });
          }}
        >
          {active ? 'Switch off' : 'Switch on'}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
