import { describeStatus } from '@/person/statuses';

interface Party {
  id: number;
  name: string;
  visible: boolean;
}

interface Couple {
  requester: Party;
  target: Party;
  consents: readonly { registered_user_id: number }[];
  blocks: readonly unknown[];
}

/** The consent of this person's family, or null. */
export function consentOf<Consent extends { registered_user_id: number }>(
  consents: readonly Consent[],
  { id }: { id: number },
): Consent | null {
  return consents.find(({ registered_user_id }) => registered_user_id === id) ?? null;
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

/** For the admin: why the recipient does not see the subject's shared contact details now, as a sentence, or null. */
export function restingDisclosure(recipient: Party, subject: Party): string | null {
  const hidden = [recipient, subject].filter(({ visible }) => !visible).map(({ name }) => name);
  if (hidden.length === 0) return null;
  const [verb, them] = hidden.length === 1 ? ['is', 'it is'] : ['are', 'both are'];
  return `${recipient.name} cannot see the contact details of ${subject.name} now: the profile of ${hidden.join(' and that of ')} ${verb} hidden. When ${them} shown again, they can.`;
}

/** For the admin: why a request cannot be approved, as a sentence, or null. The database checks the same. */
export function cannotApproveReason({ requester, target, consents, blocks }: Couple): string | null {
  if (blocks.length > 0) return 'One of the two has blocked the other, so nothing can be shared.';
  const hidden = [requester, target].filter(({ visible }) => !visible).map(({ name }) => name);
  if (hidden.length > 0)
    return `The profile of ${hidden.join(' and that of ')} is hidden. Both must be verified and active.`;
  return consentOf(consents, target) === null ? `Record first that the family of ${target.name} agrees.` : null;
}

/** For the admin: what comes next for an open request, as a sentence. */
export function nextStep(request: Couple): string {
  const { requester, target, consents } = request;
  const obstacle = cannotApproveReason(request);
  if (obstacle !== null) return obstacle;
  return consentOf(consents, requester) === null
    ? `The family of ${target.name} agrees. Approve, or ask the family of ${requester.name} too, to share both ways.`
    : 'Both families agree.';
}
