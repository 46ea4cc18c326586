import type { MyCard } from '@/features/my-profile/api/my-card';
import type { VisitorSettings } from '@/lib/api/site-settings';
import { formatDay } from '@/lib/format';
import { describeStatus } from '@/person/statuses';

interface MyStatus {
  kind: 'shown' | 'waiting' | 'hidden';
  text: string;
  /** What visitors see; null for a hidden profile, or while the settings load. */
  visitors: string | null;
}

type Card = Pick<MyCard, 'status' | 'status_reason' | 'verified_at' | 'pictures_for_members'>;

/** Describes the status of the member's profile. */
export function describeMyStatus(card: Card, settings: VisitorSettings | null): MyStatus {
  const { status, status_reason: reason, verified_at } = card;
  const withReason = (text: string) => (reason === null ? text : `${text} The bureau writes: ${reason}`);
  const unseen = (kind: 'waiting' | 'hidden', text: string): MyStatus => ({ kind, text, visitors: null });
  switch (status) {
    case 'verified':
      // Not "since", because it may have been hidden in between.
      return {
        kind: 'shown',
        text: withReason(
          verified_at === null
            ? 'Verified: members can see your profile.'
            : `Verified on ${formatDay(verified_at)}: members can see your profile.`,
        ),
        visitors: settings && describeVisitors(card, settings),
      };
    case 'draft':
      return unseen('waiting', withReason('The bureau is still preparing it. Nobody else sees it yet.'));
    case 'submitted':
      return unseen('waiting', withReason('The bureau has it for verification. Nobody else sees it yet.'));
    case 'changes requested':
      return unseen('waiting', `The bureau asks for changes${reason === null ? '.' : `: ${reason}`}`);
    default:
      return unseen(
        describeStatus(status).waiting ? 'waiting' : 'hidden',
        withReason(`${status.charAt(0).toUpperCase()}${status.slice(1)}: nobody else sees your profile.`),
      );
  }
}

function describeVisitors(card: Card, { mayBrowse, seePictures }: VisitorSettings): string {
  if (!mayBrowse) return 'People without a login do not see it.';
  const facts = 'People without a login see your name, age, religion, town and what the bureau has checked';
  return seePictures && !card.pictures_for_members
    ? `${facts}, your pictures and your birth chart.`
    : `${facts}, but not your pictures and your birth chart.`;
}
