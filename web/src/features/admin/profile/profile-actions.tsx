import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { accountQueryOptions } from '@/features/admin/api/logins';
import { DeleteProfileDialog } from '@/features/admin/deletion/delete-profile-dialog';
import { EraseProfileDialog } from '@/features/admin/deletion/erase-profile-dialog';
import {
  DeletionRequest,
  OldNumber,
  StatusLine,
  ToComplete,
  type ShownProfile,
} from '@/features/admin/profile/profile-standing';
import { HandlerOfFamily } from '@/features/admin/handlers/handler-of-family';
import { LanguageOfFamily } from '@/features/admin/messages/language-of-family';
import { RowDialogs, type OpenRowDialog } from '@/features/admin/register/row-dialogs';
import { loginText } from '@/features/admin/people/login-state';
import { statusAndLoginItems } from '@/features/admin/register/row-menu-items';
import { useRestoreProfile } from '@/features/admin/deletion/use-restore-profile';
import type { ContactDetails } from '@/person/contact-details';
import { offLinksQueryOptions, setOffLinks } from '@/bureau/api/off-links';
import { setPicturesForMembers } from '@/bureau/api/pictures';
import type { AppError } from '@/lib/errors';
import { isOwner, useViewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { InlineError } from '@/ui/notice';
import { OpenContact } from '@/bureau/components/open-contact';
import { RowMenu, type RowMenuItem } from '@/ui/row-menu';
import { couldNotLoad } from '@/ui/could-not-load';
import { RichText } from '@/ui/rich-text';
import { t } from '@/texts/texts';

/** The admin's way to a person's contact details, with the office's note. */
export type ContactOpening = UseMutationResult<{ details: ContactDetails | null; note: string }, AppError, number>;

interface ProfileActionsProps {
  profile: ShownProfile;
  /** The opening of the contact details, which the bar at the foot of the page shares. */
  opening: ContactOpening;
  /** The opened contact details. */
  contact: ReactNode;
  /** How the profile is shared. */
  share: ReactNode;
}

const strong = (words: string) => <span className="font-medium">{words}</span>;

const danger = 'border-danger text-danger! not-disabled:hover:border-danger';

/** The admin's first needs on a profile: the contact details, its status, and the acts. */
export function ProfileActions({ profile, opening, contact, share }: ProfileActionsProps) {
  return (
    <section
      aria-label={t('admin-people.profile.title')}
      className="rounded-card bg-paper px-4 py-4 shadow-card sm:px-6"
    >
      <p className="mb-1 text-sm text-muted">{t('admin-people.profile.onlyAdmin')}</p>
      <section id="contact" tabIndex={-1} aria-labelledby="contact-details" className="scroll-mt-4">
        <h2 id="contact-details" className="text-xl text-maroon-800">
          {t('admin-people.profile.contact')}
        </h2>
        {opening.isSuccess ? contact : <OpenContact profileId={profile.id} opening={opening} />}
      </section>
      <div className="mt-4 border-t border-line pt-4">
        <StatusLine profile={profile} />
        <OldNumber profile={profile} />
        <DeletionRequest profile={profile} />
        {profile.deleted_at === null ? (
          <>
            <ToComplete profile={profile} contact={opening.data?.details} />
            <Actions profile={profile} share={share} />
          </>
        ) : (
          <DeletedActions profile={profile} />
        )}
      </div>
    </section>
  );
}

/** One group of buttons; rare acts are behind the last one. */
function Actions({ profile, share }: Pick<ProfileActionsProps, 'profile' | 'share'>) {
  const { id, name, gender, pictures_for_members: membersOnly } = profile;
  const off = useQuery(offLinksQueryOptions([id]));
  const isOff = off.data?.includes(id);
  const account = useQuery(accountQueryOptions(id));
  const audience = useMutation({ mutationFn: setPicturesForMembers, meta: { waits: true } });
  const links = useMutation({ mutationFn: setOffLinks, meta: { waits: true } });
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
        label: membersOnly ? t('admin-people.profile.showToVisitors') : t('admin-people.profile.showToMembers'),
        onSelect: () => {
          audience.mutate({ profileId: id, membersOnly: !membersOnly });
        },
      },
      ...(isOff === undefined
        ? []
        : [
            {
              label: isOff ? t('admin-people.profile.putOnLinks') : t('admin-people.profile.putOffLinks'),
              onSelect: () => {
                links.mutate({ profileId: id, isOff: !isOff });
              },
            },
          ]),
    ],
    [
      go(t('admin-people.profile.biodata'), { page: 'biodata', profileId: id }),
      ...(gender === 'bride' ? [go(t('admin-people.profile.match'), { page: 'match', brideId: id })] : []),
      ...(gender === 'groom' ? [go(t('admin-people.profile.match'), { page: 'match', groomId: id })] : []),
      go(t('admin.action.history'), { page: 'audit', profileId: id }),
    ],
  ];
  return (
    <>
      {account.isError && account.data === undefined ? (
        <InlineError onRetry={() => account.refetch()}>{couldNotLoad(t('admin-people.profile.theLogin'))}</InlineError>
      ) : (
        <p className="min-h-6">{account.data !== undefined && loginText(account.data)}</p>
      )}
      <p>
        <RichText
          text={t(membersOnly ? 'admin-people.profile.picturesForMembers' : 'admin-people.profile.picturesForVisitors')}
          tags={{ strong }}
        />
      </p>
      {isOff === true && (
        <p>
          <RichText text={t('admin-people.profile.offLinks')} tags={{ strong }} />
        </p>
      )}
      <div className="mt-3">
        <LanguageOfFamily profileId={id} />
      </div>
      <HandlerOfFamily profileId={id} />
      <ErrorNote error={audience.error ?? links.error}>{t('admin-people.profile.choiceNotSaved')}</ErrorNote>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => navigate({ page: 'form', profileId: id })}>
          {t('admin-people.profile.edit')}
        </Button>
        <Button size="small" onClick={() => navigate({ page: 'matches', profileId: id })}>
          {t('matches.find')}
        </Button>
        {share}
        <RowMenu
          label={t('admin-people.profile.moreAbout', { name })}
          text={t('admin-people.profile.more')}
          groups={more}
        />
        <Button
          size="small"
          className={clsx(danger, 'sm:ml-auto')}
          onClick={() => {
            setDeleting(true);
          }}
        >
          {t('admin-people.profile.delete')}
        </Button>
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
  const restore = useRestoreProfile();
  const viewer = useViewer();
  const [erasing, setErasing] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="small"
        onClick={() => {
          restore.mutate(profile);
        }}
      >
        {t('admin.action.restore')}
      </Button>
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
