import { WaitingSince } from '@/bureau/components/waiting-since';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/queue-row';
import { TextLink } from '@/ui/text-link';

/** A verified person who was shown to nobody for long. */
export function TodayWaiting({ person: { id, name, since } }: { person: { id: number; name: string; since: string } }) {
  return (
    <QueueRow
      title={
        <TextLink to={{ page: 'profile', profileId: id }}>
          <span translate="no">{sayName(name, null)}</span>
        </TextLink>
      }
      about={<WaitingSince since={since} lateAfter={Infinity} say={(when) => t('today.verified', { when })} />}
    >
      <TextLink to={{ page: 'matches', profileId: id }} aria-label={t('today.findMatches', { name })}>
        {t('matches.find')}
      </TextLink>
    </QueueRow>
  );
}
