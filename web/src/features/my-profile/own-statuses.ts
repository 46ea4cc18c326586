/** What a member may make of a verified profile, in the words of the choice. */
export const ownStatuses = [
  {
    value: 'verified',
    label: 'Shown to others',
    explanation: 'Members see your profile, and visitors what the bureau shows them.',
  },
  { value: 'on hold', label: 'On hold', explanation: 'A pause, for any reason.' },
  { value: 'engaged', label: 'Engaged', explanation: 'You have found someone.' },
  { value: 'married', label: 'Married', explanation: 'You are married.' },
] as const;
export type OwnStatus = (typeof ownStatuses)[number]['value'];

/** The status among those that a member may set, or null for one that is the bureau's alone. */
export function readOwnStatus(status: string): OwnStatus | null {
  return ownStatuses.find(({ value }) => value === status)?.value ?? null;
}

/** What is said once the status is set. */
export const ownStatusDone: Record<OwnStatus, string> = {
  verified: 'Your profile is shown again.',
  'on hold': 'Your profile is on hold. Nobody else sees it.',
  engaged: 'Our best wishes! Nobody else sees your profile any more.',
  married: 'Our best wishes! Nobody else sees your profile any more.',
};
