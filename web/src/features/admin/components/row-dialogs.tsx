import type { TableRow } from '@/features/admin/api/registered-users';
import { ChangeStatusDialog } from '@/features/admin/components/change-status-dialog';
import { CreateLoginDialog } from '@/features/admin/components/create-login-dialog';
import { DeleteProfileDialog } from '@/features/admin/components/delete-profile-dialog';
import { EraseProfileDialog } from '@/features/admin/components/erase-profile-dialog';
import { ResetPasswordDialog } from '@/features/admin/components/reset-password-dialog';
import { SwitchLoginDialog } from '@/features/admin/components/switch-login-dialog';
import { WhatsAppDialog } from '@/features/admin/components/whatsapp-dialog';
import type { RowDialogKind } from '@/features/admin/row-menu-items';

export interface OpenRowDialog {
  kind: RowDialogKind;
  /** The row as it was when it was asked for. */
  row: TableRow;
  /** For 'whatsapp': the password was reset just now. */
  isReset?: boolean;
}

interface RowDialogsProps {
  open: OpenRowDialog;
  onOpen: (dialog: OpenRowDialog) => void;
  onClose: () => void;
}

/** The dialog that a row's menu has opened. */
export function RowDialogs({ open: { kind, row, isReset = false }, onOpen, onClose }: RowDialogsProps) {
  // A login that was just made or reset: the row of the table may not know it yet, or be gone from a filtered table.
  const tellOf = (isReset: boolean) => (username: string) => {
    const accounts = { username, active: true, must_change_password: true, notice_sent_at: null };
    onOpen({ kind: 'whatsapp', row: { ...row, accounts }, isReset });
  };

  switch (kind) {
    case 'status':
      return <ChangeStatusDialog person={row} onClose={onClose} />;
    case 'create-login':
      return <CreateLoginDialog person={row} onWhatsApp={tellOf(false)} onClose={onClose} />;
    case 'reset-password':
      return (
        <ResetPasswordDialog
          person={row}
          username={row.accounts?.username ?? ''}
          onWhatsApp={tellOf(true)}
          onClose={onClose}
        />
      );
    case 'switch-login':
      return <SwitchLoginDialog person={row} active={row.accounts?.active ?? false} onClose={onClose} />;
    case 'whatsapp':
      return (
        <WhatsAppDialog
          person={row}
          account={row.accounts}
          message={isReset ? 'password reset' : 'account made'}
          onCreateLogin={() => {
            onOpen({ kind: 'create-login', row });
          }}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteProfileDialog profile={row} onClose={onClose} onDeleted={onClose} />;
    case 'erase':
      return <EraseProfileDialog profile={row} onClose={onClose} onErased={onClose} />;
  }
}
