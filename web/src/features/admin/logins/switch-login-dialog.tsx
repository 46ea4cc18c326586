import { useMutation } from '@tanstack/react-query';
import { setAccountActive } from '@/features/admin/api/logins';
import { ConfirmDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';
import { t } from '@/texts/texts';

interface SwitchLoginDialogProps {
  person: { id: number; name: string; gender: string | null };
  /** Whether the login is currently on. */
  active: boolean;
  onClose: () => void;
}

/** Switches a member's login off or on. */
export function SwitchLoginDialog({ person, active, onClose }: SwitchLoginDialogProps) {
  const { name, gender: side } = person;
  const change = useMutation({
    mutationFn: setAccountActive,
    onSuccess: () => {
      showToast({ message: t(active ? 'admin-people.switch.doneOff' : 'admin-people.switch.doneOn', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(active ? 'admin-people.switch.offTitle' : 'admin-people.switch.onTitle', { name })}
      confirm={active ? t('admin-people.switch.off') : t('admin-people.switch.on')}
      busyText={active ? t('admin-people.switch.switchingOff') : t('admin-people.switch.switchingOn')}
      sending={change}
      nothingDone={t('admin-people.switch.notChanged')}
      onConfirm={() => change.mutate({ profileId: person.id, active: !active })}
      onClose={onClose}
    >
      <p>
        {active
          ? `${t('admin-people.switch.offNote', { side })} ${t('admin-people.switch.profileStays', { side })}`
          : t('admin-people.switch.onNote', { side })}
      </p>
    </ConfirmDialog>
  );
}
