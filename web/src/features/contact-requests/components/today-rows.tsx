import type { Couple } from '@/features/contact-requests/api';
import { FollowUpButtons } from '@/features/contact-requests/components/follow-up';
import { sayRecipient } from '@/features/contact-requests/office-requests';
import { joinFacts } from '@/lib/format';
import { t, tIfKnown } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

const pairOf = (requester: string, target: string) =>
  t('today.pair', { requester: sayName(requester, null), target: sayName(target, null) });

/** A contact request that nobody has decided. */
export function TodayRequest({ request, about = null }: { request: Omit<Couple, 'note'>; about?: string | null }) {
  const { id, requester, target } = request;
  const pair = pairOf(requester, target);
  return (
    <QueueRow title={<TextLink to={{ page: 'requests', requestId: id }}>{pair}</TextLink>} about={about}>
      <TextLink to={{ page: 'requests', requestId: id }} aria-label={t('desk.openNamed', { name: pair })}>
        {t('ui.open')}
      </TextLink>
    </QueueRow>
  );
}

interface TodayNotSentProps {
  request: Omit<Couple, 'note'> & { to: readonly { id: number; name: string; gender: string | null }[] };
}

/** An approved request, with the families who have no message yet. */
export const TodayNotSent = ({ request }: TodayNotSentProps) => (
  <TodayRequest request={request} about={joinFacts([t('today.notSent'), ...request.to.map(sayRecipient)])} />
);

/** Two families who have each other's contact details, and without news for long. */
export function TodayFollowUp({ couple }: { couple: Couple & { state: string | null } }) {
  const { id, requester, target, state } = couple;
  const stateInWords = state === null ? null : (tIfKnown(`today.state.${state}`, {}) ?? state);
  return (
    <QueueRow
      title={<TextLink to={{ page: 'requests', requestId: id }}>{pairOf(requester, target)}</TextLink>}
      about={joinFacts([t('today.shared'), stateInWords])}
    >
      <FollowUpButtons couple={couple} state={state} />
    </QueueRow>
  );
}
