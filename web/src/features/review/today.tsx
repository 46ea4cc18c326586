import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

/** A profile, or a proposal of changes, that waits for its verification. */
export function TodayVerification({ person: { id, name } }: { person: { id: number; name: string } }) {
  const to = { page: 'review', profileId: id } as const;
  return (
    <QueueRow
      title={
        <TextLink to={to}>
          <span translate="no">{sayName(name, null)}</span>
        </TextLink>
      }
      about={null}
    >
      <TextLink to={to} aria-label={t('desk.verifyNamed', { name })}>
        {t('desk.verify')}
      </TextLink>
    </QueueRow>
  );
}
