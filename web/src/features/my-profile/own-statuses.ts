import { sayValue } from '@/person/say-value';
import { isOwnStatus, ownWordsOf, type ProfileStatus, profileStatuses } from '@/person/statuses';
import { t } from '@/texts/texts';

interface OwnStatus {
  readonly value: ProfileStatus;
  readonly label: string;
  readonly explanation: string;
}

/** The statuses that a member may set for a verified profile, with their texts. */
export const ownStatuses = (): readonly OwnStatus[] => [
  { value: 'verified', label: t('my-profile.status.shown'), explanation: t('my-profile.status.shownMeans') },
  ...profileStatuses
    .filter(isOwnStatus)
    .map((value) => ({ value, label: sayValue('status', value), explanation: ownWordsOf(value).explanation })),
];

/** The status if a member may set it; null if only the bureau may. */
export function readOwnStatus(status: string): ProfileStatus | null {
  return profileStatuses.find((value) => value === status && (value === 'verified' || isOwnStatus(value))) ?? null;
}

/** The success message for a status. */
export const ownStatusDone = (status: ProfileStatus): string =>
  isOwnStatus(status) ? ownWordsOf(status).done : t('my-profile.status.shownAgain');
