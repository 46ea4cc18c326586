import { describeStatus } from '@/person/statuses';

interface Couple {
  requester: { name: string; visible: boolean };
  target: { name: string; visible: boolean };
  consent: unknown;
  blocks: readonly unknown[];
}

/** For a member with a hidden profile: why the bureau cannot approve their requests; null if it can. */
export function hiddenProfileReason({ visible, status }: { visible: boolean; status: string }): string | null {
  if (visible) return null;
  return describeStatus(status).waiting
    ? 'Your own profile is not verified yet. You can ask, but the bureau can approve it only when it is. How far it is:'
    : `Your own profile is hidden: ${status}. You can ask, but nothing can be approved while it is. How it is shown again:`;
}

/** For a member with a hidden profile: why they do not see what is shared with them; null if they do. */
export function restingReason({ visible, status }: { visible: boolean; status: string }): string | null {
  if (visible) return null;
  const state = describeStatus(status).waiting ? 'is not verified now' : `is hidden: ${status}`;
  return `Your own profile ${state}. Until it is shown again, you do not see contact details that are shared with you. How it is shown again:`;
}

/** For the admin: who does not see shared contact details because of a hidden profile, as a sentence, or null. */
export function restingDisclosure({ requester, target }: Pick<Couple, 'requester' | 'target'>): string | null {
  const hidden = [requester, target].filter(({ visible }) => !visible).map(({ name }) => name);
  if (hidden.length === 0) return null;
  const [verb, them] = hidden.length === 1 ? ['is', 'it is'] : ['are', 'both are'];
  return `${requester.name} cannot see the contact details of ${target.name} now: the profile of ${hidden.join(' and that of ')} ${verb} hidden. When ${them} shown again, they can.`;
}

/** For the admin: why a request cannot be approved, as a sentence, or null. The database checks the same. */
export function cannotApproveReason({ requester, target, consent, blocks }: Couple): string | null {
  if (blocks.length > 0) return 'One of the two has blocked the other, so nothing can be shared.';
  const hidden = [requester, target].filter(({ visible }) => !visible).map(({ name }) => name);
  if (hidden.length > 0)
    return `The profile of ${hidden.join(' and that of ')} is hidden. Both must be verified and active.`;
  return consent === null ? `Record first that the family of ${target.name} agrees.` : null;
}
