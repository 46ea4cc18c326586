import type { TableRow } from '@/features/admin/api/registered-users';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import type { RowMenuItem } from '@/ui/row-menu';

/** The dialogs of a row menu. */
export type RowDialogKind =
  | 'status'
  | 'create-login'
  | 'reset-password'
  | 'switch-login'
  | 'whatsapp'
  | 'delete'
  | 'erase';

export interface RowActions {
  restore: (profileId: number, name: string) => void;
  call: (row: TableRow) => void;
  openDialog: (kind: RowDialogKind, row: TableRow) => void;
}

const history = (profileId: number): RowMenuItem => ({
  label: 'History',
  onSelect: () => navigate({ page: 'audit', profileId }),
});

/** Menu items for a person's status, login and history, shared with the profile page. */
export function statusAndLoginItems(row: TableRow, openDialog: RowActions['openDialog']) {
  const dialogItem = (label: string, kind: RowDialogKind): RowMenuItem => ({
    label,
    onSelect: () => {
      openDialog(kind, row);
    },
  });
  const { accounts } = row;
  const login =
    accounts === null
      ? [dialogItem('Create login…', 'create-login')]
      : [
          dialogItem('Reset password…', 'reset-password'),
          dialogItem(accounts.active ? 'Switch login off…' : 'Switch login on…', 'switch-login'),
        ];
  return {
    status: dialogItem('Change status…', 'status'),
    login: [...login, dialogItem('WhatsApp…', 'whatsapp')],
    history: history(row.id),
  };
}

/** The menu items of a row, in groups. */
export function rowMenuItems(row: TableRow, actions: RowActions): RowMenuItem[][] {
  const { id, name, deleted_at } = row;
  const dialogItem = (label: string, kind: RowDialogKind): RowMenuItem => ({
    label,
    onSelect: () => {
      actions.openDialog(kind, row);
    },
  });
  const go = (label: string, to: Destination): RowMenuItem => ({ label, onSelect: () => navigate(to) });
  const info = go('More Info', { page: 'profile', profileId: id });

  if (deleted_at !== null) {
    const restore: RowMenuItem = {
      label: 'Restore',
      onSelect: () => {
        actions.restore(id, name);
      },
    };
    return [[info, restore, history(id)], [{ ...dialogItem('Erase now…', 'erase'), danger: true }]];
  }

  const { status, login, history: past } = statusAndLoginItems(row, actions.openDialog);
  const call: RowMenuItem = {
    label: 'Call…',
    onSelect: () => {
      actions.call(row);
    },
  };
  return [
    [info, call, go('Edit', { page: 'form', profileId: id }), go('Verify…', { page: 'review', profileId: id }), status],
    login,
    [past],
    [{ ...dialogItem('Delete…', 'delete'), danger: true }],
  ];
}
