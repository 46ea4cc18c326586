import { keepingQueryOptions } from '@/bureau/api/profiles';
import { confirmProfile, keepLonger } from '@/features/people/api';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { PressAct } from '@/ui/act';
import { QueueRow } from '@/ui/lists';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { TextLink } from '@/ui/text-link';
import { useQuery } from '@tanstack/react-query';

const KeepAct = ({ id, name }: { id: number; name: string }) => (
  <PressAct
    label={t('admin-people.keeping.keep')}
    named={t('admin-people.keeping.keepNamed', { name })}
    size="small"
    sent={{ profile_id: id }}
    send={keepLonger}
    done={t('admin-people.keeping.keptNow')}
  />
);

/** When the family last confirmed its profile, and the announced day of the erasure. */
export function KeepingOfFamily({ profileId, name }: { profileId: number; name: string }) {
  const viewer = useViewer();
  const { data, isError, refetch } = useQuery(keepingQueryOptions(profileId));
  if (data === undefined) {
    return isError ? (
      <InlineError onRetry={() => refetch()}>{couldNotLoad(t('admin-people.keeping.the'))}</InlineError>
    ) : null;
  }
  const { confirmed_on: on = null, confirmed_by: by, erased_on: erased = null, kept_on: kept = null } = data ?? {};
  const lines = [
    on === null
      ? t('admin-people.keeping.never')
      : t('admin-people.keeping.on', { by: by ?? '', day: formatDate(on) ?? '' }),
    data?.is_hidden === true
      ? t('admin-people.keeping.hidden')
      : data?.is_due === true && t('admin-people.keeping.due'),
    kept !== null && t('admin-people.keeping.kept', { day: formatDate(kept) ?? '' }),
    erased !== null && t('admin-people.keeping.erased', { day: formatDate(erased) ?? '' }),
  ].filter((line) => line !== false);
  return (
    <section aria-label={t('admin-people.keeping.title')} className="mt-3 border-t border-line pt-3">
      <h3 className="text-sm font-medium text-muted">{t('admin-people.keeping.title')}</h3>
      <p>{lines.join(' ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <PressAct
          label={t('introductions.confirm.yes')}
          size="small"
          sent={{ profile_id: profileId }}
          send={confirmProfile}
          done={t('admin-people.keeping.confirmed')}
        />
        {erased !== null && isOwner(viewer) && <KeepAct id={profileId} name={name} />}
      </div>
    </section>
  );
}

interface Person {
  id: number;
  name: string;
  since: string;
}

const ContactLink = ({ id, name }: Person) => (
  <TextLink to={{ page: 'profile', profileId: id, tab: 'contact' }}>
    <span translate="no">{sayName(name, null)}</span>
  </TextLink>
);

/** A profile whose family is to be asked whether it is still right. */
export const TodayToConfirm = ({ person }: { person: Person }) => (
  <QueueRow title={<ContactLink {...person} />} about={t('today.toConfirmNote')}>
    <TextLink
      to={{ page: 'profile', profileId: person.id, tab: 'contact' }}
      aria-label={t('desk.openNamed', { name: person.name })}
    >
      {t('ui.open')}
    </TextLink>
  </QueueRow>
);

/** A profile that will be erased; `since` is the day. */
export const TodayToErase = ({ person }: { person: Person }) => (
  <QueueRow title={<ContactLink {...person} />} about={t('today.erasedOn', { day: formatDate(person.since) ?? '' })}>
    <KeepAct id={person.id} name={person.name} />
  </QueueRow>
);
