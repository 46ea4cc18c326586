import type { MyCard } from '@/features/my-profile/api/get-my-card';
import { formatDay } from '@/lib/format';

interface Standing {
  kind: 'shown' | 'waiting' | 'hidden';
  text: string;
}

/** Where the member's profile stands, in plain words. */
export function describeStanding(card: Pick<MyCard, 'status' | 'status_reason' | 'verified_at'>): Standing {
  const { status, status_reason: reason, verified_at } = card;
  const withReason = (text: string) => (reason === null ? text : `${text} The bureau writes: ${reason}`);
  switch (status) {
    case 'verified':
      // Not "since": it may have been hidden in between.
      return {
        kind: 'shown',
        text: withReason(
          verified_at === null
            ? 'Verified: members can see your profile.'
            : `Verified on ${formatDay(verified_at)}: members can see your profile.`,
        ),
      };
    case 'draft':
      return { kind: 'waiting', text: withReason('The bureau is still preparing it. Nobody else sees it yet.') };
    case 'submitted':
      return { kind: 'waiting', text: withReason('The bureau has it for verification. Nobody else sees it yet.') };
    case 'changes requested':
      return {
        kind: 'waiting',
        text: `The bureau asks for changes${reason === null ? '.' : `: ${reason}`}`,
      };
    default:
      return {
        kind: 'hidden',
        text: withReason(`${status.charAt(0).toUpperCase()}${status.slice(1)}: nobody else sees your profile.`),
      };
  }
}
