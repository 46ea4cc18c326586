import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { myPasswordQueryOptions } from '@/features/my-profile/api';
import { DataPart, DisclosuresPart } from '@/features/my-profile/data';
import { DeletionPart } from '@/features/my-profile/deletion-part';
import { Part } from '@/features/my-profile/part';
import { StatusPart } from '@/features/my-profile/status';
import { formatDay } from '@/lib/format';
import { beginAt } from '@/lib/navigation/focus';
import { t } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { TextLink } from '@/ui/text-link';

interface RightsPageProps {
  /** The member's own profile. */
  profileId: number;
  /** The part that the address names: it begins open, with the focus. */
  part: string | null;
  /** What the family agreed to. */
  consents: ReactNode;
  /** Where the member is signed in. */
  sessions: ReactNode;
  /** What the family paid, and what the bureau did; nothing without a plan. */
  statements: ReactNode;
  /** The member's complaints, with the answers. */
  complaints: ReactNode;
  /** Describes the filters of a saved search. */
  describeSearch: (filters: unknown) => string;
}

/** What a member may know, take back and ask for. Each part loads independently. */
export function RightsPage({
  profileId,
  part,
  consents,
  sessions,
  statements,
  complaints,
  describeSearch,
}: RightsPageProps) {
  useEffect(() => {
    const named = part === null ? null : document.getElementById(part);
    if (named !== null) beginAt(named);
  }, [part]);
  return (
    <div className="wrap max-w-5xl pt-2 pb-16">
      <PageTitle>{t('shell.pages.rights')}</PageTitle>
      <BackLink to={{ page: 'my-profile' }}>{t('shell.pages.myProfile')}</BackLink>
      <PageHeading className="text-xl sm:text-3xl">{t('shell.pages.rights')}</PageHeading>
      {/* Two independent columns, so that a long part leaves no gap beside it. */}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-4 md:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-4 md:gap-y-12">
          <Part id="consents" title={t('my-profile.consents.title')}>
            {consents}
          </Part>
          <StatusPart profileId={profileId} isOpen={part === 'status'} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-4 md:gap-y-12">
          <DisclosuresPart isOpen={part === 'contact'} />
          <Part folds id="sign-ins" isOpen={part === 'sign-ins'} title={t('my-profile.sessions.title')}>
            {sessions}
            <TextLink to={{ page: 'password' }}>{t('my-profile.changePassword')}</TextLink>
            <PasswordNote profileId={profileId} />
          </Part>
          {statements}
          <DataPart profileId={profileId} describeSearch={describeSearch} />
          <Part folds id="complaints" isOpen={part === 'complaints'} title={t('my-profile.page.grievances')}>
            {complaints}
          </Part>
          <DeletionPart profileId={profileId} />
        </div>
      </div>
    </div>
  );
}

/** Names the employee who last set a member's password, and the day. Empty when nobody did. */
function PasswordNote({ profileId }: { profileId: number }) {
  const password = useQuery(myPasswordQueryOptions(profileId));
  if (password.isError && password.data === undefined) {
    return (
      <InlineError className="mt-3" onRetry={() => password.refetch()}>
        {couldNotLoad(t('my-profile.password.whoSetIt'))}
      </InlineError>
    );
  }
  if (!password.data || password.data.bureau_password_at === null) return null;
  const { bureau_password_at: setAt, bureau_password_by: setBy, last_password_set_at: changedAt } = password.data;
  const isChanged = changedAt !== null && new Date(changedAt) > new Date(setAt);
  const set = { day: formatDay(setAt), admin: setBy ?? '' };
  return (
    <p className="mt-3 max-w-[65ch] text-muted [overflow-wrap:anywhere]">
      {isChanged
        ? t('my-profile.password.setAndChanged', { ...set, changedDay: formatDay(changedAt) })
        : t('my-profile.password.setByBureau', set)}
    </p>
  );
}
