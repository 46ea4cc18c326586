import { answererOf } from '@/bureau/words';
import type { Message } from '@/bureau/messages';
import type { ReviewedRequest } from '@/features/contact-requests/api';
import { allOf } from '@/lib/either';
import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { describeStatus } from '@/person/statuses';
import { t } from '@/texts/texts';

type Party = Pick<ReviewedRequest['target'], 'id' | 'name' | 'gender' | 'visible'>;

interface Couple {
  requester: Party;
  target: Party;
  consents: readonly { registered_user_id: number; person: string }[];
  blocks: readonly unknown[];
}

/** Whether a person can sign in. Families without a login get the bureau's messages only. */
export const hasLogin = ({ accounts }: { accounts: { active: boolean } | null }): boolean => accounts?.active === true;

export function consentOf<Consent extends { registered_user_id: number }>(
  consents: readonly Consent[],
  { id }: { id: number },
): Consent | null {
  return consents.find(({ registered_user_id }) => registered_user_id === id) ?? null;
}

type Interest = ReviewedRequest['introductions'][number];

/** A family's interest, in words: it says nothing of the contact details. Null without one. */
export function interestInWords(introductions: readonly Interest[], { id }: { id: number }): string | null {
  const interest = introductions.find(({ family_id: family, answer }) => family === id && answer === 'interested');
  if (interest === undefined || interest.answered_at === null) return null;
  return t(`requests-office.consent.interested.${answererOf(interest)}`, { day: formatDay(interest.answered_at) });
}

/**
 * For a member with a hidden profile, with a link: why the bureau cannot approve their requests (`hidden`), or why shared details
 * are closed (`resting`). Null for a profile that is shown.
 */
export function hiddenReason(
  about: 'hidden' | 'resting',
  profile: { visible: boolean; status: string },
): string | null {
  if (profile.visible) return null;
  return describeStatus(profile.status).waiting
    ? t(`requests.${about}.waiting`)
    : t(`requests.${about}.status`, { status: sayValue('status', profile.status) });
}

/** For the admin: why the recipient does not see the subject's shared contact details now, as a sentence, or null. */
export function restingDisclosure(recipient: Party, subject: Party): string | null {
  const [hidden, second] = [recipient, subject].filter(({ visible }) => !visible);
  if (hidden === undefined) return null;
  const couple = { side: recipient.gender, recipient: recipient.name, subject: subject.name };
  return second === undefined
    ? t('requests-office.shared.resting', { ...couple, hidden: hidden.name })
    : t('requests-office.shared.bothResting', couple);
}

/** For the admin: why a request cannot be approved, as a sentence, or null. The database checks the same. */
export function cannotApproveReason({ requester, target, consents, blocks }: Couple): string | null {
  if (blocks.length > 0) return t('requests-office.obstacle.blocked');
  const [hidden, second] = [requester, target].filter(({ visible }) => !visible);
  if (second !== undefined)
    return t('requests-office.obstacle.bothHidden', { requester: requester.name, target: target.name });
  if (hidden !== undefined) return t('requests-office.obstacle.hidden', { side: hidden.gender, name: hidden.name });
  return consentOf(consents, target) === null ? t('requests-office.obstacle.consent', { name: target.name }) : null;
}

/** For the admin: whose own yes is missing, and that a parent's yes is none, where another one of the family has agreed. */
export function ownYesIsMissing(people: readonly Party[], consents: Couple['consents']): string {
  const names = allOf(people.map(({ name }) => name));
  const isByOthers = people.some((one) => !/^Self(:|$)/.test(consentOf(consents, one)?.person ?? 'Self'));
  return [
    t('requests-office.obstacle.ownYes', { names }),
    ...(isByOthers ? [t('requests-office.obstacle.parentsYes')] : []),
  ].join(' ');
}

/** For the admin: the next step of an open request, in a sentence or two. `withoutOwnYes`: the people who have not agreed themselves. */
export function nextStep(request: Couple, withoutOwnYes: readonly number[]): string {
  const { requester, target, consents } = request;
  const obstacle = cannotApproveReason(request);
  if (obstacle !== null) return obstacle;
  const isBothWays = consentOf(consents, requester) !== null;
  const agreed = isBothWays
    ? t('requests-office.next.bothAgree')
    : t('requests-office.next.approve', { target: target.name, requester: requester.name });
  const lacking = (isBothWays ? [requester, target] : [target]).filter(({ id }) => withoutOwnYes.includes(id));
  return lacking.length === 0 ? agreed : `${agreed} ${ownYesIsMissing(lacking, consents)}`;
}

type Seer = Pick<ReviewedRequest['target'], 'visible' | 'accounts'>;
type Shared = Record<'requester' | 'target', Seer> & { disclosures: readonly { revoked_at: string | null }[] };

/** Whether each family sees the other's contact details on the site. */
export const doBothSee = ({ requester, target, disclosures }: Shared): boolean =>
  disclosures.filter(({ revoked_at }) => revoked_at === null).length === 2 &&
  [requester, target].every((person) => person.visible && hasLogin(person));

/** The bureau's message that asks a family for their consent. `target` is the family that was asked for. */
export function consentQuestion(
  { requester, target }: Pick<Couple, 'requester' | 'target'>,
  side: 'target' | 'requester',
): Message {
  return side === 'target'
    ? { message: 'consent question', name: target.name, other: requester.name, linkedId: requester.id }
    : { message: 'both ways question', name: requester.name, other: target.name, linkedId: target.id };
}
