import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueryOptions } from '@/features/admin/api/logins';
import { dayOfErasure } from '@/features/admin/people/erasure-day';
import { DeleteProfileDialog } from '@/features/admin/deletion/delete-profile-dialog';
import { EraseProfileDialog } from '@/features/admin/deletion/erase-profile-dialog';
import type { ShownProfile } from '@/features/admin/profile/profile-standing';
import { RowDialogs, type OpenRowDialog } from '@/features/admin/register/row-dialogs';
import { statusAndLoginItems } from '@/features/admin/register/row-menu-items';
import { useRestoreProfile } from '@/features/admin/deletion/use-restore-profile';
import { isOwner, useViewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import { Button } from '@/ui/button';
import { RowMenu, type RowMenuItem } from '@/ui/row-menu';
import { t } from '@/texts/texts';

interface ActionsProps {
  profile: ShownProfile;
}

const danger = 'border-danger text-danger! not-disabled:hover:border-danger';

// The page has no profile left to show.
const leave = () => navigate({ page: 'dashboard' });

/** The acts of the specification's profile. */
export function EditAndDelete({ profile }: ActionsProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => navigate({ page: 'form', profileId: profile.id })}>
        {t('admin-people.profile.edit')}
      </Button>
      <Button
        size="small"
        className={danger}
        onClick={() => {
          setDeleting(true);
        }}
      >
        {t('admin-people.profile.delete')}
      </Button>
      {deleting && (
        <DeleteProfileDialog
          profile={profile}
          onClose={() => {
            setDeleting(false);
          }}
          onDeleted={leave}
        />
      )}
    </div>
  );
}

/** The acts on a deleted profile. */
export function RestoreAndErase({ profile }: ActionsProps) {
  const restore = useRestoreProfile();
  const viewer = useViewer();
  const [erasing, setErasing] = useState(false);
  const [now] = useState(() => new Date());
  const isDue = profile.deleted_at !== null && dayOfErasure(profile.deleted_at, now) === null;
  return (
    <div className="flex flex-wrap gap-3">
      {!isDue && (
        <Button
          size="small"
          onClick={() => {
            restore.mutate(profile);
          }}
        >
          {t('admin.action.restore')}
        </Button>
      )}
      {isOwner(viewer) && (
        <Button
          size="small"
          className={danger}
          onClick={() => {
            setErasing(true);
          }}
        >
          {t('admin.action.erase')}
        </Button>
      )}
      <Button size="small" onClick={() => navigate({ page: 'audit', profileId: profile.id })}>
        {t('admin.action.history')}
      </Button>
      {erasing && (
        <EraseProfileDialog
          profile={profile}
          onClose={() => {
            setErasing(false);
          }}
          onErased={leave}
        />
      )}
    </div>
  );
}

/** The acts on a status and a login, with their dialogs; no items while the login is loading. */
export function useStatusAndLogin(profile: ShownProfile) {
  const account = useQuery(accountQueryOptions(profile.id));
  const [dialog, setDialog] = useState<OpenRowDialog | null>(null);
  return {
    account,
    items:
      account.data === undefined
        ? null
        : statusAndLoginItems({ ...profile, accounts: account.data }, (kind, row) => {
            setDialog({ kind, row });
          }),
    dialogs: dialog && (
      <RowDialogs
        open={dialog}
        onOpen={setDialog}
        onClose={() => {
          setDialog(null);
        }}
      />
    ),
  };
}

/** The rarer acts on a person. */
export function MoreMenu({ profile, onShare }: ActionsProps & { onShare: () => void }) {
  const { id, name, gender, status } = profile;
  const { items, dialogs } = useStatusAndLogin(profile);
  const go = (label: string, to: Destination): RowMenuItem => ({ label, onSelect: () => navigate(to) });
  return (
    <>
      <RowMenu
        label={t('admin-people.profile.moreAbout', { name })}
        groups={[
          items === null ? [] : [items.status, items.whatsApp, items.history],
          [
            { label: t('profiles.share.button'), onSelect: onShare },
            go(t('shell.pages.biodata'), { page: 'biodata', profileId: id }),
            ...(gender === 'bride' ? [go(t('admin-people.profile.match'), { page: 'match', brideId: id })] : []),
            ...(gender === 'groom' ? [go(t('admin-people.profile.match'), { page: 'match', groomId: id })] : []),
            ...(status === 'married' ? [go(t('stories.title'), { page: 'profile', profileId: id, tab: 'login' })] : []),
          ],
        ]}
      />
      {dialogs}
    </>
  );
}
