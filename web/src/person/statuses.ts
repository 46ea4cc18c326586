import { statusRules } from '@/lib/register.gen';
import { t } from '@/texts/texts';

/** The statuses for which the admin writes a reason for the member. */
const reasons: Readonly<Partial<Record<ProfileStatus, 'optional' | 'required'>>> = {
  'changes requested': 'required',
  'on hold': 'optional',
};

interface StatusRow {
  /** The bureau has not verified the profile yet. */
  readonly waiting: boolean;
  /** Others see the profile. */
  readonly visible: boolean;
  /** Members set it themselves. */
  readonly own: boolean;
  readonly reason?: 'optional' | 'required' | undefined;
}

const unknown: StatusRow = { waiting: false, visible: false, own: false };

export type ProfileStatus = keyof typeof statusRules;

/** A status that hides a profile, and that members set themselves. */
export type OwnStatus = {
  [Status in ProfileStatus]: (typeof statusRules)[Status] extends { own: true } ? Status : never;
}[ProfileStatus];

const isProfileStatus = (status: string): status is ProfileStatus => Object.hasOwn(statusRules, status);

/** Every status, in the order of a profile's life. */
export const profileStatuses: readonly ProfileStatus[] = Object.keys(statusRules).filter(isProfileStatus);

/** Describes a status; an unknown one has no properties. */
export const describeStatus = (status: string): StatusRow =>
  isProfileStatus(status) ? { ...statusRules[status], reason: reasons[status] } : unknown;

/** Whether somebody looks for a partner: shown to others, or to be verified. */
export function looksForPartner(status: string): boolean {
  const { visible, waiting } = describeStatus(status);
  return visible || waiting;
}

export const isOwnStatus = (status: string): status is OwnStatus => describeStatus(status).own;

/** Explains a status to the admin: what it means for the people concerned. */
export const meaningOfStatus = (status: ProfileStatus): string => t(`statuses.meaning.${status}`);

/** The texts of a status that members set themselves. */
export const ownWordsOf = (status: OwnStatus) => ({
  explanation: status === 'on hold' ? t('statuses.onHold') : '',
  /** Confirmation question before it hides the profile. */
  question: t(`statuses.question.${status}`),
  /** Message once it is set. */
  done: t(`statuses.done.${status}`),
});
