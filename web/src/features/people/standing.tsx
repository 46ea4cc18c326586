import { deletionRequestQueryOptions } from '@/bureau/api/profiles';
import { useBureau } from '@/bureau/bureau';
import { deletionDay, sayStatusReason } from '@/bureau/words';
import { officeFactsQueryOptions } from '@/features/people/api';
import type { TableRow } from '@/features/people/find-people';
import { dayOfErasure } from '@/features/people/person';
import { formatDay, formatList } from '@/lib/format';
import type { ContactDetails } from '@/person/contact-details';
import { factsOf, type PersonRow } from '@/person/facts';
import { missingOf } from '@/person/missing';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { FactList } from '@/ui/facts';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { RichText } from '@/ui/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type ShownProfile = Omit<TableRow, 'accounts' | 'profile_details'> & {
  profile_details: (PersonRow & { caste: string | null }) | null;
};

interface StandingProps {
  profile: ShownProfile;
}

const strong = (words: string) => <span className="font-medium">{words}</span>;

interface ToCompleteProps extends StandingProps {
  /** Undefined until they are opened. */
  contact: ContactDetails | null | undefined;
}

/** What families look for and the profile does not have, such as after a short entry. */
export function ToComplete({ profile, contact }: ToCompleteProps) {
  const { own, bureaus } = missingOf({ ...profile.profile_details, ...profile }, profile, contact);
  if (own.length + bureaus.length === 0) return null;
  return (
    <p className="[overflow-wrap:anywhere] print:hidden">
      <RichText
        text={t('admin-people.profile.toComplete', { fields: formatList([...own, ...bureaus]) })}
        tags={{ strong }}
      />
    </p>
  );
}

export function DeletionRequest({ profile: { id, gender } }: StandingProps) {
  const { data: request, isError, refetch } = useQuery(deletionRequestQueryOptions(id));
  const { grievance_days: days } = useBureau();
  if (isError && request === undefined) {
    return (
      <InlineError onRetry={() => refetch()}>{couldNotLoad(t('admin-people.profile.theDeletionRequest'))}</InlineError>
    );
  }
  if (!request) return null;
  const day = deletionDay(request.asked_at, days);
  return (
    <p className="[overflow-wrap:anywhere]">
      <span className="font-medium">
        {t('admin-people.profile.askedForDeletion', { day: formatDay(request.asked_at), side: gender })}
        {day !== null && ` ${t('admin-people.profile.deletionPromised', { day })}`}
      </span>
      {request.note !== null && <span translate="no"> “{request.note}”</span>}
    </p>
  );
}

function deletionText(deletedAt: string, now: Date): string {
  const day = formatDay(deletedAt);
  const erasureDay = dayOfErasure(deletedAt, now);
  return erasureDay === null
    ? t('admin-people.profile.deletedDue')
    : t('admin-people.profile.deletedToErase', { day, erasureDay });
}

/** Why nobody sees a profile. Nothing for a verified one. */
export function StatusLine({ profile: { status, status_reason, deleted_at } }: StandingProps) {
  const [now] = useState(() => new Date());
  if (status === 'verified' && deleted_at === null) return null;
  const standing =
    deleted_at === null
      ? t('admin-people.profile.status', { status: sayValue('status', status) })
      : deletionText(deleted_at, now);
  const reason = sayStatusReason(status_reason);
  return (
    <p className="[overflow-wrap:anywhere]">
      <span className="font-medium">{t('admin-people.profile.notVisible')}</span> {standing}
      {reason !== null && deleted_at === null && ` ${t('ui.reasonIs', { reason })}`}
    </p>
  );
}

/** How a family came to the bureau; nothing if it is not known. The form changes it. */
export function SourceOfFamily({ profileId }: { profileId: number }) {
  const { data } = useQuery(officeFactsQueryOptions(profileId));
  const known = factsOf(['source', 'source_name', 'share_agreed'], { ...data }).filter(({ value }) => value !== null);
  return known.length > 0 && <FactList look="dense" facts={known} />;
}
