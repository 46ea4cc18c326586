import type { TableRow } from '@/features/admin/api/registered-users';
import { ChangeStatusDialog } from '@/features/admin/statuses/change-status-dialog';
import { CreateLoginDialog } from '@/features/admin/logins/create-login-dialog';
import { DeleteProfileDialog } from '@/features/admin/deletion/delete-profile-dialog';
import { EraseProfileDialog } from '@/features/admin/deletion/erase-profile-dialog';
import { ResetPasswordDialog } from '@/features/admin/logins/reset-password-dialog';
import { SwitchLoginDialog } from '@/features/admin/logins/switch-login-dialog';
import { WhatsAppDialog } from '@/features/admin/messages/whatsapp-dialog';
import type { RowDialogKind } from '@/features/admin/register/row-menu-items';

export interface OpenRowDialog {
  kind: RowDialogKind;
  /** The row at the time the dialog opened. */
  row: TableRow;
}

interface RowDialogsProps {
  open: OpenRowDialog;
  onOpen: (dialog: OpenRowDialog) => void;
  onClose: () => void;
}

/** The dialog opened from a row menu. */
export function RowDialogs({ open: { kind, row }, onOpen, onClose }: RowDialogsProps) {
  switch (kind) {
    case 'status':
      return <ChangeStatusDialog person={row} onClose={onClose} />;
    case 'create-login':
      return <CreateLoginDialog person={row} onClose={onClose} />;
    case 'reset-password':
      return <ResetPasswordDialog person={row} username={row.accounts?.username ?? ''} onClose={onClose} />;
    case 'switch-login':
      return <SwitchLoginDialog person={row} active={row.accounts?.active ?? false} onClose={onClose} />;
    case 'whatsapp':
      return (
        <WhatsAppDialog
          person={row}
          account={row.accounts}
          onCreateLogin={() => onOpen({ kind: 'create-login', row })}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteProfileDialog profile={row} onClose={onClose} onDeleted={onClose} />;
    case 'erase':
      return <EraseProfileDialog profile={row} onClose={onClose} onErased={onClose} />;
  }
}
