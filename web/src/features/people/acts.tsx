import { accountQueryOptions } from '@/features/people/api';
import { DeleteProfileDialog, useRestoreProfile } from '@/features/people/delete';
import { EraseProfileDialog } from '@/features/people/erase';
import type { TableRow } from '@/features/people/find-people';
import { CreateLoginDialog, ResetPasswordDialog, SwitchLoginDialog } from '@/features/people/logins';
import { dayOfErasure, loginText } from '@/features/people/person';
import type { ShownProfile } from '@/features/people/standing';
import { ChangeStatusDialog } from '@/features/people/statuses';
import { WhatsAppDialog } from '@/features/people/whatsapp';
import { isOwner, useViewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import { looksForPartner } from '@/person/statuses';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { RowMenu, type RowMenuItem } from '@/ui/row-menu';
import { DeskPanel } from '@/ui/sections';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Shown = (close: () => void) => ReactNode;

/** The dialog of a menu. It keeps the person as at its opening. */
export function useDialogOfMenu(onClosed?: () => void) {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    open: (next: Shown) => setShown(() => next),
    dialog: shown?.(() => {
      onClosed?.();
      setShown(null);
    }),
  };
}

type Open = ReturnType<typeof useDialogOfMenu>['open'];

const go = (label: string, to: Destination): RowMenuItem => ({ label, onSelect: () => navigate(to) });
const history = (profileId: number) => go(t('admin.action.history'), { page: 'audit', profileId });

/** The acts on a person's status and login, of the table and of the profile. */
function statusAndLoginItems(row: TableRow, open: Open) {
  const { accounts } = row;
  const item = (label: string, shown: Shown): RowMenuItem => ({ label, onSelect: () => open(shown) });
  const createLogin: Shown = (close) => <CreateLoginDialog person={row} onClose={close} />;
  return {
    status: item(t('admin.action.changeStatus'), (close) => <ChangeStatusDialog person={row} onClose={close} />),
    login:
      accounts === null
        ? [item(t('admin.action.createLogin'), createLogin)]
        : [
            item(t('admin.action.resetPassword'), (close) => (
              <ResetPasswordDialog person={row} username={accounts.username} onClose={close} />
            )),
            item(t(accounts.active ? 'admin.action.switchLoginOff' : 'admin.action.switchLoginOn'), (close) => (
              <SwitchLoginDialog person={row} active={accounts.active} onClose={close} />
            )),
          ],
    whatsApp: item(t('admin.action.whatsApp'), (close) => (
      <WhatsAppDialog person={row} account={accounts} onCreateLogin={() => open(createLogin)} onClose={close} />
    )),
  };
}

interface RowActs {
  /** Only an owner of the bureau erases. */
  mayErase: boolean;
  restore: () => void;
  call: () => void;
  open: Open;
}

export function rowMenuItems(row: TableRow, { mayErase, restore, call, open }: RowActs): RowMenuItem[][] {
  const { id } = row;
  const info = go(t('admin.action.moreInfo'), { page: 'profile', profileId: id });
  if (row.deleted_at !== null) {
    const erase = () => open((close) => <EraseProfileDialog profile={row} onClose={close} onErased={close} />);
    return [
      [info, { label: t('admin.action.restore'), onSelect: restore }, history(id)],
      mayErase ? [{ label: t('admin.action.erase'), onSelect: erase, danger: true }] : [],
    ];
  }
  const { status, login, whatsApp } = statusAndLoginItems(row, open);
  const remove = () => open((close) => <DeleteProfileDialog profile={row} onClose={close} onDeleted={close} />);
  return [
    [
      info,
      { label: t('admin.action.call'), onSelect: call },
      ...(looksForPartner(row.status) ? [go(t('matches.find'), { page: 'matches', profileId: id })] : []),
      go(t('ui.edit'), { page: 'form', profileId: id }),
      go(t('admin.action.verify'), { page: 'review', profileId: id }),
      status,
    ],
    [...login, whatsApp],
    [history(id)],
    [{ label: t('admin.action.delete'), onSelect: remove, danger: true }],
  ];
}

interface ActsProps {
  profile: ShownProfile;
}

const danger = 'border-danger text-danger! not-disabled:hover:border-danger';

// The page has no profile left to show.
const leave = () => navigate({ page: 'dashboard' });

/** The acts of the specification's profile. */
export function EditAndDelete({ profile }: ActsProps) {
  const { open, dialog } = useDialogOfMenu();
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => navigate({ page: 'form', profileId: profile.id })}>
        {t('admin-people.profile.edit')}
      </Button>
      <Button
        size="small"
        className={danger}
        onClick={() => open((close) => <DeleteProfileDialog profile={profile} onClose={close} onDeleted={leave} />)}
      >
        {t('admin-people.profile.delete')}
      </Button>
      {dialog}
    </div>
  );
}

export function RestoreAndErase({ profile }: ActsProps) {
  const restore = useRestoreProfile();
  const { open, dialog } = useDialogOfMenu();
  const isOwners = isOwner(useViewer());
  const [now] = useState(() => new Date());
  const isDue = profile.deleted_at !== null && dayOfErasure(profile.deleted_at, now) === null;
  return (
    <div className="flex flex-wrap gap-3">
      {!isDue && (
        <Button size="small" onClick={() => restore.mutate(profile)}>
          {t('admin.action.restore')}
        </Button>
      )}
      {isOwners && (
        <Button
          size="small"
          className={danger}
          onClick={() => open((close) => <EraseProfileDialog profile={profile} onClose={close} onErased={leave} />)}
        >
          {t('admin.action.erase')}
        </Button>
      )}
      <Button size="small" onClick={history(profile.id).onSelect}>
        {t('admin.action.history')}
      </Button>
      {dialog}
    </div>
  );
}

export function MoreMenu({ profile, onShare }: ActsProps & { onShare: () => void }) {
  const { id, name, gender, status } = profile;
  const { data: accounts } = useQuery(accountQueryOptions(id));
  const { open, dialog } = useDialogOfMenu();
  const acts = accounts === undefined ? null : statusAndLoginItems({ ...profile, accounts }, open);
  return (
    <>
      <RowMenu
        label={t('admin-people.profile.moreAbout', { name })}
        groups={[
          acts === null ? [] : [acts.status, acts.whatsApp, history(id)],
          [
            { label: t('profiles.share.button'), onSelect: onShare },
            go(t('shell.pages.biodata'), { page: 'biodata', profileId: id }),
            ...(gender === 'bride' ? [go(t('admin-people.profile.match'), { page: 'match', brideId: id })] : []),
            ...(gender === 'groom' ? [go(t('admin-people.profile.match'), { page: 'match', groomId: id })] : []),
            ...(status === 'married' ? [go(t('stories.title'), { page: 'profile', profileId: id, tab: 'login' })] : []),
          ],
        ]}
      />
      {dialog}
    </>
  );
}

export function LoginPart({ profile }: ActsProps) {
  const { data: accounts, isError, refetch } = useQuery(accountQueryOptions(profile.id));
  const { open, dialog } = useDialogOfMenu();
  return (
    <DeskPanel title={t('admin.filter.login')}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {isError && accounts === undefined ? (
          <InlineError onRetry={() => refetch()}>{couldNotLoad(t('admin-people.profile.theLogin'))}</InlineError>
        ) : (
          <p className="min-h-6">{accounts !== undefined && loginText(accounts)}</p>
        )}
        {profile.deleted_at === null && accounts !== undefined && (
          <div className="flex flex-wrap gap-3">
            {statusAndLoginItems({ ...profile, accounts }, open).login.map(({ label, onSelect }) => (
              <Button key={label} size="small" onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {dialog}
    </DeskPanel>
  );
}
