import type { MyCard } from '@/features/my-profile/api';
import { sayStatusReason } from '@/bureau/words';
import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { describeStatus } from '@/person/statuses';
import { t } from '@/texts/texts';

type Card = Pick<MyCard, 'status' | 'status_reason' | 'verified_at'>;

/** Describes the status of the member's profile. */
export function describeMyStatus(card: Card): { kind: 'shown' | 'waiting' | 'hidden'; text: string } {
  const { status, verified_at } = card;
  const reason = sayStatusReason(card.status_reason);
  const withReason = (text: string) => (reason === null ? text : `${text} ${t('my-profile.is.reason', { reason })}`);
  switch (status) {
    case 'verified':
      // Not "since", because it may have been hidden in between.
      return {
        kind: 'shown',
        text: withReason(
          verified_at === null
            ? t('my-profile.is.verified')
            : t('my-profile.is.verifiedOn', { day: formatDay(verified_at) }),
        ),
      };
    case 'draft':
      return { kind: 'waiting', text: withReason(t('my-profile.is.draft')) };
    case 'submitted':
      return { kind: 'waiting', text: withReason(t('my-profile.is.submitted')) };
    case 'changes requested':
      return {
        kind: 'waiting',
        text:
          reason === null ? t('my-profile.is.changesRequested') : t('my-profile.is.changesRequestedFor', { reason }),
      };
    default:
      return {
        kind: describeStatus(status).waiting ? 'waiting' : 'hidden',
        text: withReason(t('my-profile.is.hidden', { status: sayValue('status', status) })),
      };
  }
}
