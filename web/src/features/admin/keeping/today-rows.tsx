import { KeepButton } from '@/features/admin/keeping/keep-button';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

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
export function TodayToConfirm({ person }: { person: Person }) {
  const { id, name } = person;
  return (
    <QueueRow title={<ContactLink {...person} />} about={t('today.toConfirmNote')}>
      <TextLink to={{ page: 'profile', profileId: id, tab: 'contact' }} aria-label={t('desk.openNamed', { name })}>
        {t('ui.open')}
      </TextLink>
    </QueueRow>
  );
}

/** A profile that will be erased; `since` is the day. */
export function TodayToErase({ person }: { person: Person }) {
  const { id, name, since } = person;
  return (
    <QueueRow title={<ContactLink {...person} />} about={t('today.erasedOn', { day: formatDate(since) ?? '' })}>
      <KeepButton id={id} name={name} />
    </QueueRow>
  );
}
