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

/** The statuses that a member may set for a verified profile, with their texts. */
export const ownStatuses: readonly OwnStatus[] = [
  shown,
  ...profileStatuses.flatMap((value) => {
    const { own } = describeStatus(value);
    return own === undefined ? [] : [{ value, label: own.label, explanation: own.explanation }];
  }),
];

/** The status if a member may set it; null if only the bureau may. */
export function readOwnStatus(status: string): ProfileStatus | null {
  return ownStatuses.find(({ value }) => value === status)?.value ?? null;
}

/** The success message for a status. */
export const ownStatusDone = (status: ProfileStatus): string =>
  describeStatus(status).own?.done ?? 'Your profile is shown again.';
