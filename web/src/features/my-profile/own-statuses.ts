import { describeStatus, type ProfileStatus, profileStatuses } from '@/person/statuses';

const shown = {
  value: 'verified',
  label: 'Shown to others',
  explanation: 'Members see your profile, and visitors what the bureau shows them.',
} as const;

interface OwnStatus {
  readonly value: ProfileStatus;
  readonly label: string;
  readonly explanation: string;
}

/** What a member may make of a verified profile, in the words of the choice. */
export const ownStatuses: readonly OwnStatus[] = [
  shown,
  ...profileStatuses.flatMap((value) => {
    const { own } = describeStatus(value);
    return own === undefined ? [] : [{ value, label: own.label, explanation: own.explanation }];
  }),
];

/** The status among those that a member may set, or null for one that is the bureau's alone. */
export function readOwnStatus(status: string): ProfileStatus | null {
  return ownStatuses.find(({ value }) => value === status)?.value ?? null;
}

/** What is said once the status is set. */
export const ownStatusDone = (status: ProfileStatus): string =>
  describeStatus(status).own?.done ?? 'Your profile is shown again.';
