import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueryOptions } from '@/features/admin/api/logins';
import type { TableRow } from '@/features/admin/api/registered-users';
import { DeleteProfileDialog } from '@/features/admin/components/delete-profile-dialog';
import { EraseProfileDialog } from '@/features/admin/components/erase-profile-dialog';
import { PicturesAudience } from '@/features/admin/components/pictures-audience';
import { RowDialogs, type OpenRowDialog } from '@/features/admin/components/row-dialogs';
import { erasureText } from '@/features/admin/erasure-day';
import { loginText } from '@/features/admin/login-state';
import { statusAndLoginItems } from '@/features/admin/row-menu-items';
import { sentenceCase } from '@/features/admin/status-words';
import { useRestoreProfile } from '@/features/admin/use-restore-profile';
import { deletionRequestQueryOptions } from '@/lib/api/deletion-requests';
import { formatDay } from '@/lib/format';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';
import { textLinkLook } from '@/ui/text-link-look';
import { navigate } from '@/lib/navigation/history';

interface ProfileActionsProps {
  profile: Omit<TableRow, 'accounts'>;
}

const danger = 'border-danger text-danger! not-disabled:hover:border-danger';

/** The admin's actions on a profile page, and the reason why a hidden profile is hidden. */
export function ProfileActions({ profile }: ProfileActionsProps) {
  const { id, name, deleted_at } = profile;
  const [dialog, setDialog] = useState<'delete' | 'erase' | null>(null);
  const restore = useRestoreProfile();
  const close = () => {
    setDialog(null);
  };

  // The page has no profile left to show.
  const leave = () => {
    close();
    navigate({ page: 'dashboard' });
  };

  return (
    <section aria-label="For the admin" className="border-y border-line py-4">
      <p className="mb-3 flex flex-wrap gap-x-5 text-muted">
        <span>
          User Id <span className="font-medium text-ink tabular-nums">{id}</span>
        </span>
        <span>Only the admin sees these.</span>
      </p>
      <StatusLine profile={profile} />
      <DeletionRequest profileId={id} />
      <div className="flex flex-wrap gap-3">
        {deleted_at === null ? (
          <>
            <Button size="small" onClick={() => navigate({ page: 'form', profileId: id })}>
              Edit Profile
            </Button>
            {profile.status === 'submitted' && (
              <Button size="small" onClick={() => navigate({ page: 'review', profileId: id })}>
                Verify…
              </Button>
            )}
            <Button
              size="small"
              className={danger}
              onClick={() => {
                setDialog('delete');
              }}
            >
              Delete Profile
            </Button>
          </>
        ) : (
          <>
            <Button
              size="small"
              onClick={() => {
                restore.mutate({ profileId: id, name });
              }}
            >
              Restore
            </Button>
            <Button
              size="small"
              className={danger}
              onClick={() => {
                setDialog('erase');
              }}
            >
              Erase now…
            </Button>
          </>
        )}
      </div>
      {deleted_at === null && <StatusAndLogin profile={profile} />}
      {deleted_at === null && <PicturesAudience profile={profile} />}
      {dialog === 'delete' && <DeleteProfileDialog profile={profile} onClose={close} onDeleted={leave} />}
      {dialog === 'erase' && <EraseProfileDialog profile={profile} onClose={close} onErased={leave} />}
    </section>
  );
}

/** Status, login, WhatsApp and history, as in the row menu of the table. */
function StatusAndLogin({ profile }: ProfileActionsProps) {
  const account = useQuery(accountQueryOptions(profile.id));
  const [dialog, setDialog] = useState<OpenRowDialog | null>(null);
  if (account.data === undefined) {
    if (!account.isError) return <div className="min-h-17" />;
    return (
      <InlineError className="mt-3" onRetry={() => account.refetch()}>
        The login could not be loaded.
      </InlineError>
    );
  }
  const { status, login, history } = statusAndLoginItems({ ...profile, accounts: account.data }, (kind, row) => {
    setDialog({ kind, row });
  });
  return (
    <div className="mt-3">
      <p>{loginText(account.data)}</p>
      <div className="flex flex-wrap gap-x-5">
        {[status, ...login, history].map(({ label, onSelect }) => (
          <button key={label} type="button" className={textLinkLook} onClick={onSelect}>
            {label}
          </button>
        ))}
      </div>
      {dialog && (
        <RowDialogs
          open={dialog}
          onOpen={setDialog}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </div>
  );
}

/** The member's deletion request and its note. */
function DeletionRequest({ profileId }: { profileId: number }) {
  const { data: request, isError, refetch } = useQuery(deletionRequestQueryOptions(profileId));
  if (isError && request === undefined) {
    return (
      <InlineError className="mb-3" onRetry={() => refetch()}>
        Whether the member asks for the deletion could not be loaded.
      </InlineError>
    );
  }
  if (!request) return null;
  return (
    <p className="mb-3 [overflow-wrap:anywhere]">
      <span className="font-medium">
        The member asked on {formatDay(request.asked_at)} for this profile to be deleted.
      </span>
      {request.note !== null && ` “${request.note}”`}
    </p>
  );
}

function StatusLine({ profile: { status, status_reason, deleted_at } }: Pick<ProfileActionsProps, 'profile'>) {
  const [now] = useState(() => new Date());
  if (status === 'verified' && deleted_at === null) return null;
  return (
    <p className="mb-3 [overflow-wrap:anywhere]">
      <span className="font-medium">Not visible to visitors and members.</span>{' '}
      {deleted_at === null
        ? `Status: ${sentenceCase(status)}.`
        : `Deleted on ${formatDay(deleted_at)}. ${erasureText(deleted_at, now)}.`}
      {status_reason !== null && deleted_at === null && ` Reason: ${status_reason}`}
    </p>
  );
}
