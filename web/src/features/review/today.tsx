import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

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
