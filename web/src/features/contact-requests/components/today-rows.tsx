import { WaitingSince } from '@/bureau/components/waiting-since';
import type { Couple } from '@/features/contact-requests/api/follow-ups';
import { FollowUpButtons } from '@/features/contact-requests/components/follow-up-buttons';
import { t, tIfKnown } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/queue-row';
import { TextLink } from '@/ui/text-link';

const pairOf = (requester: string, target: string) =>
  t('today.pair', { requester: sayName(requester, null), target: sayName(target, null) });

/** A contact request that nobody has decided. */
export function TodayRequest({ request }: { request: Omit<Couple, 'note'> & { since: string } }) {
  const { id, requester, target, since } = request;
  const pair = pairOf(requester, target);
  return (
    <QueueRow
      title={<TextLink to={{ page: 'requests', requestId: id }}>{pair}</TextLink>}
      about={<WaitingSince since={since} lateAfter={3} say={(when) => t('today.asked', { when })} />}
    >
      <TextLink to={{ page: 'requests', requestId: id }} aria-label={t('desk.openNamed', { name: pair })}>
        {t('desk.open')}
      </TextLink>
    </QueueRow>
  );
}

/** Two families who have each other's contact details, and without news for long. */
export function TodayFollowUp({ couple }: { couple: Couple & { since: string; state: string | null } }) {
  const { id, requester, target, since, state } = couple;
  const stateInWords = state === null ? null : (tIfKnown(`today.state.${state}`, {}) ?? state);
  return (
    <QueueRow
      title={<TextLink to={{ page: 'requests', requestId: id }}>{pairOf(requester, target)}</TextLink>}
      about={
        <WaitingSince
          since={since}
          lateAfter={Infinity}
          say={(when) =>
            stateInWords === null ? t('today.shared', { when }) : t('today.sharedState', { when, state: stateInWords })
          }
        />
      }
    >
      <FollowUpButtons couple={couple} state={state} />
    </QueueRow>
  );
}
