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

const history = (profileId: number): RowMenuItem => ({
  label: 'History',
  onSelect: () => navigate({ page: 'audit', profileId }),
});

/** What is done about a person's standing and login, besides editing and deleting. */
export function careItems(row: TableRow, ask: RowActions['ask']) {
  const asking = (label: string, kind: RowDialogKind): RowMenuItem => ({
    label,
    onSelect: () => {
      ask(kind, row);
    },
  });
  const { accounts } = row;
  const login =
    accounts === null
      ? [asking('Create login…', 'create-login')]
      : [
          asking('Reset password…', 'reset-password'),
          asking(accounts.active ? 'Switch login off…' : 'Switch login on…', 'switch-login'),
        ];
  return {
    status: asking('Change status…', 'status'),
    login: [...login, asking('WhatsApp…', 'whatsapp')],
    history: history(row.id),
  };
}

/** What can be done with a row, in groups. */
export function rowMenuItems(row: TableRow, actions: RowActions): RowMenuItem[][] {
  const { id, name, deleted_at } = row;
  const ask = (label: string, kind: RowDialogKind): RowMenuItem => ({
    label,
    onSelect: () => {
      actions.ask(kind, row);
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
    return [[info, restore, history(id)], [{ ...ask('Erase now…', 'erase'), danger: true }]];
  }

  const { status, login, history: past } = careItems(row, actions.ask);
  return [
    [info, go('Edit', { page: 'form', profileId: id }), go('Verify…', { page: 'review', profileId: id }), status],
    login,
    [past],
    [{ ...ask('Delete…', 'delete'), danger: true }],
  ];
}
