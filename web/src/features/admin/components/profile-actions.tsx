import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { accountQueryOptions } from '@/features/admin/api/logins';
import type { TableRow } from '@/features/admin/api/registered-users';
import { DeleteProfileDialog } from '@/features/admin/components/delete-profile-dialog';
import { EraseProfileDialog } from '@/features/admin/components/erase-profile-dialog';
import { RowDialogs, type OpenRowDialog } from '@/features/admin/components/row-dialogs';
import { erasureText } from '@/features/admin/erasure-day';
import { loginText } from '@/features/admin/login-state';
import { statusAndLoginItems } from '@/features/admin/row-menu-items';
import { sentenceCase } from '@/features/admin/status-words';
import { useRestoreProfile } from '@/features/admin/use-restore-profile';
import type { ContactDetails } from '@/lib/api/contact-details';
import { deletionRequestQueryOptions } from '@/lib/api/deletion-requests';
import { setPicturesForMembers } from '@/lib/api/pictures';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import type { PersonRow } from '@/person/facts';
import { missingOf } from '@/person/missing';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { InlineError } from '@/ui/notice';
import { OpenContact } from '@/ui/open-contact';
import { RowMenu, type RowMenuItem } from '@/ui/row-menu';

/** How the admin opens somebody's contact details, with the office's note. */
export type ContactOpening = UseMutationResult<{ details: ContactDetails | null; note: string }, AppError, number>;

interface ProfileActionsProps {
  profile: Omit<TableRow, 'accounts' | 'profile_details'> & {
    profile_details: (PersonRow & { caste: string | null }) | null;
  };
  /** The opening of the contact details, which the bar at the foot of the page shares. */
  opening: ContactOpening;
  /** The opened contact details. */
  contact: ReactNode;
  /** How the profile is shared. */
  share: ReactNode;
}

const danger = 'border-danger text-danger! not-disabled:hover:border-danger';

/** What the admin needs of a profile first: the contact details, how the profile stands, and what can be done. */
export function ProfileActions({ profile, opening, contact, share }: ProfileActionsProps) {
  return (
    <section aria-label="For the admin" className="rounded-card bg-paper px-4 py-4 shadow-card sm:px-6">
      <section id="contact" tabIndex={-1} aria-labelledby="contact-details" className="scroll-mt-4">
        <h2 id="contact-details" className="text-xl text-maroon-800">
          Contact Details
        </h2>
        {opening.isSuccess ? contact : <OpenContact profileId={profile.id} opening={opening} />}
      </section>
      <div className="mt-4 border-t border-line pt-4">
        <StatusLine profile={profile} />
        <DeletionRequest profileId={profile.id} />
        {profile.deleted_at === null ? (
          <>
            <ToComplete profile={profile} contact={opening.data?.details} />
            <Actions profile={profile} share={share} />
          </>
        ) : (
          <DeletedActions profile={profile} />
        )}
        <p className="mt-3 text-sm text-muted">Only the admin sees this box.</p>
      </div>
    </section>
  );
}

interface ToCompleteProps extends Pick<ProfileActionsProps, 'profile'> {
  /** Undefined until they are opened. */
  contact: ContactDetails | null | undefined;
}

/** What families look for and the profile does not have, such as after a short entry. */
function ToComplete({ profile, contact }: ToCompleteProps) {
  const { own, bureaus } = missingOf({ ...profile.profile_details, ...profile }, profile, contact);
  if (own.length + bureaus.length === 0) return null;
  return (
    <p className="[overflow-wrap:anywhere]">
      To complete: <span className="font-medium">{[...own, ...bureaus].join(', ')}</span>.
    </p>
  );
}

/** One group of buttons; what is done less often is behind the last one. */
function Actions({ profile, share }: Pick<ProfileActionsProps, 'profile' | 'share'>) {
  const { id, name, gender, pictures_for_members: membersOnly } = profile;
  const account = useQuery(accountQueryOptions(id));
  const audience = useMutation({ mutationFn: setPicturesForMembers, meta: { waits: true } });
  const [dialog, setDialog] = useState<OpenRowDialog | null>(null);
  const [deleting, setDeleting] = useState(false);
  const go = (label: string, to: Destination): RowMenuItem => ({ label, onSelect: () => navigate(to) });

  const ofLogin =
    account.data === undefined
      ? null
      : statusAndLoginItems({ ...profile, accounts: account.data }, (kind, row) => {
          setDialog({ kind, row });
        });
  const more: RowMenuItem[][] = [
    ofLogin === null ? [] : [ofLogin.status, ...ofLogin.login],
    [
      {
        label: membersOnly ? 'Show the pictures to visitors too' : 'Show the pictures to members only',
        onSelect: () => {
          audience.mutate({ profileId: id, membersOnly: !membersOnly });
        },
      },
    ],
    [
      go('Biodata', { page: 'biodata', profileId: id }),
      ...(gender === 'bride' ? [go('Star match', { page: 'match', brideId: id })] : []),
      ...(gender === 'groom' ? [go('Star match', { page: 'match', groomId: id })] : []),
      go('History', { page: 'audit', profileId: id }),
    ],
  ];
  return (
    <>
      {account.isError && account.data === undefined ? (
        <InlineError onRetry={() => account.refetch()}>The login could not be loaded.</InlineError>
      ) : (
        <p className="min-h-6">{account.data !== undefined && `${loginText(account.data)}.`}</p>
      )}
      <p>
        Pictures and birth chart: <span className="font-medium">{membersOnly ? 'members only' : 'visitors too'}</span>.
      </p>
      <ErrorNote error={audience.error}>The choice was not saved.</ErrorNote>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => navigate({ page: 'form', profileId: id })}>
          Edit Profile
        </Button>
        {share}
        <Button
          size="small"
          className={danger}
          onClick={() => {
            setDeleting(true);
          }}
        >
          Delete Profile
        </Button>
        <RowMenu label={`More about ${name}`} text="More" groups={more} />
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
      {deleting && (
        <DeleteProfileDialog
          profile={profile}
          onClose={() => {
            setDeleting(false);
          }}
          onDeleted={leave}
        />
      )}
    </>
  );
}

// The page has no profile left to show.
const leave = () => navigate({ page: 'dashboard' });

function DeletedActions({ profile }: Pick<ProfileActionsProps, 'profile'>) {
  const { id, name } = profile;
  const restore = useRestoreProfile();
  const [erasing, setErasing] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
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
          setErasing(true);
        }}
      >
        Erase now…
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
