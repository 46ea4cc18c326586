import type { TableRow } from '@/features/admin/api/registered-users';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import { looksForPartner } from '@/person/statuses';
import type { RowMenuItem } from '@/ui/row-menu';
import { t } from '@/texts/texts';

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
  /** Only an owner of the bureau erases. */
  mayErase: boolean;
  restore: (row: TableRow) => void;
  call: (row: TableRow) => void;
  openDialog: (kind: RowDialogKind, row: TableRow) => void;
}

const history = (profileId: number): RowMenuItem => ({
  label: t('admin.action.history'),
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
      ? [dialogItem(t('admin.action.createLogin'), 'create-login')]
      : [
          dialogItem(t('admin.action.resetPassword'), 'reset-password'),
          dialogItem(
            accounts.active ? t('admin.action.switchLoginOff') : t('admin.action.switchLoginOn'),
            'switch-login',
          ),
        ];
  return {
    status: dialogItem(t('admin.action.changeStatus'), 'status'),
    login,
    whatsApp: dialogItem(t('admin.action.whatsApp'), 'whatsapp'),
    history: history(row.id),
  };
}

/** The menu items of a row, in groups. */
export function rowMenuItems(row: TableRow, actions: RowActions): RowMenuItem[][] {
  const { id, deleted_at } = row;
  const dialogItem = (label: string, kind: RowDialogKind): RowMenuItem => ({
    label,
    onSelect: () => {
      actions.openDialog(kind, row);
    },
  });
  const go = (label: string, to: Destination): RowMenuItem => ({ label, onSelect: () => navigate(to) });
  const info = go(t('admin.action.moreInfo'), { page: 'profile', profileId: id });

  if (deleted_at !== null) {
    const restore: RowMenuItem = {
      label: t('admin.action.restore'),
      onSelect: () => {
        actions.restore(row);
      },
    };
    return [
      [info, restore, history(id)],
      actions.mayErase ? [{ ...dialogItem(t('admin.action.erase'), 'erase'), danger: true }] : [],
    ];
  }

  const { status, login, whatsApp, history: past } = statusAndLoginItems(row, actions.openDialog);
  const call: RowMenuItem = {
    label: t('admin.action.call'),
    onSelect: () => {
      actions.call(row);
    },
  };
  return [
    [
      info,
      call,
      ...(looksForPartner(row.status) ? [go(t('matches.find'), { page: 'matches', profileId: id })] : []),
      go(t('ui.edit'), { page: 'form', profileId: id }),
      go(t('admin.action.verify'), { page: 'review', profileId: id }),
      status,
    ],
    [...login, whatsApp],
    [past],
    [{ ...dialogItem(t('admin.action.delete'), 'delete'), danger: true }],
  ];
}
