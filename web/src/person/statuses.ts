// The meaning of each profile status. private.profile_statuses() must agree; person-fields.test.ts compares them.
import { t } from '@/texts/texts';

interface StatusRow {
  /** The bureau has not verified the profile yet. */
  readonly waiting?: true;
  /** Others see the profile. */
  readonly visible?: true;
  /** The admin writes a reason for the member. */
  readonly reason?: 'optional' | 'required';
  /** Members set it themselves. */
  readonly own?: true;
}

const statuses = {
  draft: { waiting: true },
  submitted: { waiting: true },
  verified: { visible: true },
  'changes requested': { waiting: true, reason: 'required' },
  'on hold': { reason: 'optional', own: true },
  engaged: { own: true },
  married: { own: true },
  withdrawn: {},
} as const satisfies Record<string, StatusRow>;

export type ProfileStatus = keyof typeof statuses;

/** A status that hides a profile, and that members set themselves. */
export type OwnStatus = {
  [Status in ProfileStatus]: (typeof statuses)[Status] extends { own: true } ? Status : never;
}[ProfileStatus];

const rows = new Map<string, StatusRow>(Object.entries(statuses));
const isProfileStatus = (status: string): status is ProfileStatus => rows.has(status);

/** Every status, in the order of a profile's life. */
export const profileStatuses: readonly ProfileStatus[] = [...rows.keys()].filter(isProfileStatus);

/** Describes a status; an unknown one has no properties. */
export const describeStatus = (status: string): StatusRow => rows.get(status) ?? {};

export const isOwnStatus = (status: string): status is OwnStatus => describeStatus(status).own === true;

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
