import { useMutation, useQuery } from '@tanstack/react-query';
import { useStatusAndLogin } from '@/features/admin/profile/profile-actions';
import type { ShownProfile } from '@/features/admin/profile/profile-standing';
import { loginText } from '@/features/admin/people/login-state';
import { offLinksQueryOptions, setOffLinks } from '@/bureau/api/off-links';
import { setPicturesForMembers } from '@/bureau/api/pictures';
import { Button } from '@/ui/button';
import { DeskPanel } from '@/ui/desk-panel';
import { ErrorNote } from '@/ui/error-note';
import { InlineError } from '@/ui/notice';
import { couldNotLoad } from '@/ui/could-not-load';
import { RichText } from '@/ui/rich-text';
import { t } from '@/texts/texts';

interface PartProps {
  profile: ShownProfile;
}

const strong = (words: string) => <span className="font-medium">{words}</span>;
const row = 'mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2';

/** The login of a person, with what the office does about it. */
export function LoginPart({ profile }: PartProps) {
  const { account, items, dialogs } = useStatusAndLogin(profile);
  return (
    <DeskPanel title={t('admin-people.profile.login')}>
      <div className={row}>
        {account.isError && account.data === undefined ? (
          <InlineError onRetry={() => account.refetch()}>
            {couldNotLoad(t('admin-people.profile.theLogin'))}
          </InlineError>
        ) : (
          <p className="min-h-6">{account.data !== undefined && loginText(account.data)}</p>
        )}
        {profile.deleted_at === null && (
          <div className="flex flex-wrap gap-3">
            {items?.login.map(({ label, onSelect }) => (
              <Button key={label} size="small" onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {dialogs}
    </DeskPanel>
  );
}

/** Who sees the pictures, and where the person may not be shown. */
export function PrivacyPart({ profile: { id, pictures_for_members: membersOnly, deleted_at } }: PartProps) {
  const off = useQuery(offLinksQueryOptions([id]));
  const isOff = off.data?.includes(id);
  const audience = useMutation({ mutationFn: setPicturesForMembers, meta: { waits: true } });
  const links = useMutation({ mutationFn: setOffLinks, meta: { waits: true } });
  const isDeleted = deleted_at !== null;
  return (
    <DeskPanel title={t('admin-people.profile.privacy')}>
      <div className={row}>
        <p>
          <RichText
            text={t(
              membersOnly ? 'admin-people.profile.picturesForMembers' : 'admin-people.profile.picturesForVisitors',
            )}
            tags={{ strong }}
          />
        </p>
        {!isDeleted && (
          <Button size="small" onClick={() => audience.mutate({ profileId: id, membersOnly: !membersOnly })}>
            {membersOnly ? t('admin-people.profile.showToVisitors') : t('admin-people.profile.showToMembers')}
          </Button>
        )}
      </div>
      {isOff !== undefined && (
        <div className={row}>
          <p>
            <RichText
              text={t(isOff ? 'admin-people.profile.offLinks' : 'admin-people.profile.onLinks')}
              tags={{ strong }}
            />
          </p>
          {!isDeleted && (
            <Button size="small" onClick={() => links.mutate({ profileId: id, isOff: !isOff })}>
              {isOff ? t('admin-people.profile.putOnLinks') : t('admin-people.profile.putOffLinks')}
            </Button>
          )}
        </div>
      )}
      <ErrorNote className="mt-3" error={audience.error ?? links.error}>
        {t('admin-people.profile.choiceNotSaved')}
      </ErrorNote>
    </DeskPanel>
  );
}
