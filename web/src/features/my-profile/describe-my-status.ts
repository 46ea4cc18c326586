import type { MyCard } from '@/features/my-profile/api';
import type { VisitorSettings } from '@/bureau/api/site-settings';
import { sayStatusReason } from '@/bureau/status-reason';
import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { describeStatus } from '@/person/statuses';
import { t } from '@/texts/texts';

interface MyStatus {
  kind: 'shown' | 'waiting' | 'hidden';
  text: string;
  /** The view of visitors; null for a hidden profile, or while the settings load. */
  visitors: string | null;
}

type Card = Pick<
  MyCard,
  'status' | 'status_reason' | 'verified_at' | 'card_for_members' | 'pictures_for_members' | 'chart_for_members'
>;

/** Describes the status of the member's profile. */
export function describeMyStatus(card: Card, settings: VisitorSettings | null): MyStatus {
  const { status, verified_at } = card;
  const reason = sayStatusReason(card.status_reason);
  const withReason = (text: string) => (reason === null ? text : `${text} ${t('my-profile.is.reason', { reason })}`);
  const unseen = (kind: 'waiting' | 'hidden', text: string): MyStatus => ({ kind, text, visitors: null });
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
        visitors: settings && describeVisitors(card, settings),
      };
    case 'draft':
      return unseen('waiting', withReason(t('my-profile.is.draft')));
    case 'submitted':
      return unseen('waiting', withReason(t('my-profile.is.submitted')));
    case 'changes requested':
      return unseen(
        'waiting',
        reason === null ? t('my-profile.is.changesRequested') : t('my-profile.is.changesRequestedFor', { reason }),
      );
    default:
      return unseen(
        describeStatus(status).waiting ? 'waiting' : 'hidden',
        withReason(t('my-profile.is.hidden', { status: sayValue('status', status) })),
      );
  }
}

function describeVisitors(card: Card, { mayBrowse, seePictures, seeFacts }: VisitorSettings): string {
  if (!mayBrowse || card.card_for_members) return t('my-profile.visitors.nothing');
  const [pictures, chart] = [card.pictures_for_members, card.chart_for_members].map((hidden) => seePictures && !hidden);
  const seen = pictures === chart ? (pictures ? 'both' : 'neither') : pictures ? 'pictures' : 'chart';
  const text = `${t('my-profile.visitors.card')} ${t(`my-profile.visitors.${seen}`)}`;
  return seeFacts ? `${text} ${t('my-profile.visitors.facts')}` : text;
}
