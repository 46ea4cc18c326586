import { t, type TextId } from '@/texts/texts';

const statuses = [
  'requested',
  'under review',
  'awaiting consent',
  'approved',
  'declined',
  'withdrawn',
  'expired',
  'revoked',
] as const;
export type RequestStatus = (typeof statuses)[number];

/** Parses a status of the database. An unknown one reads as requested. */
export function readRequestStatus(value: string): RequestStatus {
  return statuses.find((status) => status === value) ?? 'requested';
}

const labelIds = {
  requested: 'requests.status.requested',
  'under review': 'requests.status.underReview',
  'awaiting consent': 'requests.status.awaitingConsent',
  approved: 'requests.status.approved',
  declined: 'requests.status.declined',
  withdrawn: 'requests.status.withdrawn',
  expired: 'requests.status.expired',
  revoked: 'requests.status.revoked',
} as const satisfies Record<RequestStatus, TextId>;

/** The label of a status. */
export function requestStatusLabel(status: RequestStatus): string {
  return t(labelIds[status]);
}

const openStatuses: readonly RequestStatus[] = ['requested', 'under review', 'awaiting consent'];

/** Whether the request is undecided. */
export function isOpenRequest(status: RequestStatus): boolean {
  return openStatuses.includes(status);
}
