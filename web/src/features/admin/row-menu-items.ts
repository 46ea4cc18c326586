import type { TableRow } from '@/features/admin/api/registered-users';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import type { RowMenuItem } from '@/ui/row-menu';

/** The dialogs that a row's menu opens. */
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
  ask: (kind: RowDialogKind, row: TableRow) => void;
}

/** What can be done with a row, in groups. */
export function rowMenuItems(row: TableRow, actions: RowActions): RowMenuItem[][] {
  const { id, name, accounts, deleted_at } = row;
  const ask = (label: string, kind: RowDialogKind): RowMenuItem => ({
    label,
    onSelect: () => {
      actions.ask(kind, row);
    },
  });
  const go = (label: string, to: Destination): RowMenuItem => ({ label, onSelect: () => navigate(to) });
  const info = go('More Info', { page: 'profile', profileId: id });
  const history = go('History', { page: 'audit', profileId: id });

  if (deleted_at !== null) {
    const restore: RowMenuItem = {
      label: 'Restore',
      onSelect: () => {
        actions.restore(id, name);
      },
    };
    return [[info, restore, history], [{ ...ask('Erase now…', 'erase'), danger: true }]];
  }

  const login =
    accounts === null
      ? [ask('Create login…', 'create-login')]
      : [
          ask('Reset password…', 'reset-password'),
          ask(accounts.active ? 'Switch login off…' : 'Switch login on…', 'switch-login'),
        ];
  return [
    [
      info,
      go('Edit', { page: 'form', profileId: id }),
      go('Verify…', { page: 'review', profileId: id }),
      ask('Change status…', 'status'),
    ],
    [...login, ask('WhatsApp…', 'whatsapp')],
    [history],
    [{ ...ask('Delete…', 'delete'), danger: true }],
  ];
}
