// The meaning of each profile status. private.profile_statuses() must agree; person-fields.test.ts compares them.

interface StatusRow {
  /** The bureau has not verified the profile yet. */
  readonly waiting?: true;
  /** Others see the profile. */
  readonly visible?: true;
  /** Explains to the admin what it means for the people concerned. */
  readonly meaning: string;
  /** The admin writes a reason for the member. */
  readonly reason?: 'optional' | 'required';
  /** Texts for a status that members set themselves. */
  readonly own?: OwnWords;
}
interface OwnWords {
  readonly label: string;
  readonly explanation: string;
  /** Confirmation question before it hides the profile. */
  readonly question: string;
  /** Message once it is set. */
  readonly done: string;
}

const statuses = {
  draft: {
    waiting: true,
    meaning: 'Not finished. Nobody but the admin and the member sees it, and it does not wait to be verified.',
  },
  submitted: { waiting: true, meaning: 'Goes back to the verification queue. Hidden until it is verified.' },
  verified: {
    visible: true,
    meaning: 'Members see it, and visitors as far as the settings allow. It was verified before.',
  },
  'changes requested': {
    waiting: true,
    meaning: 'The member is told what to change. Hidden until it is verified again.',
    reason: 'required',
  },
  'on hold': {
    meaning: 'Hidden for a while, for example while a family decides.',
    reason: 'optional',
    own: {
      label: 'On hold',
      explanation: 'A pause, for any reason.',
      question: 'Put your profile on hold?',
      done: 'Your profile is on hold. Nobody else sees it.',
    },
  },
  engaged: {
    meaning: 'Hidden: the person is engaged.',
    own: {
      label: 'Engaged',
      explanation: '',
      question: 'Tell the bureau that you are engaged?',
      done: 'Our best wishes! Nobody else sees your profile any more.',
    },
  },
  married: {
    meaning: 'Hidden: the person is married.',
    own: {
      label: 'Married',
      explanation: '',
      question: 'Tell the bureau that you are married?',
      done: 'Our best wishes! Nobody else sees your profile any more.',
    },
  },
  withdrawn: { meaning: 'Hidden because the person or the family asked for it.' },
} as const satisfies Record<string, StatusRow>;

export type ProfileStatus = keyof typeof statuses;

const rows = new Map<string, StatusRow>(Object.entries(statuses));
const isProfileStatus = (status: string): status is ProfileStatus => rows.has(status);

/** Every status, in the order of a profile's life. */
export const profileStatuses: readonly ProfileStatus[] = [...rows.keys()].filter(isProfileStatus);

/** Describes a status; the meaning is empty for an unknown one. */
export const describeStatus = (status: string): StatusRow => rows.get(status) ?? { meaning: '' };
