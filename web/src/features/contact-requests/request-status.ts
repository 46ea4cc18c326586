import { formatDay } from '@/lib/format';
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

/** The label of a status for members. */
export function requestStatusLabel(status: RequestStatus): string {
  return t(labelIds[status]);
}

const openStatuses: readonly RequestStatus[] = ['requested', 'under review', 'awaiting consent'];

/** Whether the request is undecided. It can be withdrawn, and a second one is not possible. */
export function isOpenRequest(status: RequestStatus): boolean {
  return openStatuses.includes(status);
}

/**
 * The status for the requester: approved details that are not shared any more have ended, one word for each way. While the own
 * profile is hidden, all sharings rest.
 */
export const statusForRequester = (status: RequestStatus, isShared: boolean, isOwnShown: boolean): RequestStatus =>
  status === 'approved' && !isShared && isOwnShown ? 'revoked' : status;

/** The next step of an open request, as a sentence; null for a closed one. */
export function whatHappensNext(status: RequestStatus): string | null {
  switch (status) {
    case 'requested':
      return t('requests.next.requested');
    case 'under review':
      return t('requests.next.underReview');
    case 'awaiting consent':
      return t('requests.next.awaitingConsent');
    default:
      return null;
  }
}

interface RequestDates {
  status: RequestStatus;
  createdAt: string;
  decidedAt: string | null;
  updatedAt: string;
}

export interface TimelineStep {
  label: string;
  /** The day of the step; null when unknown. */
  day: string | null;
  state: 'done' | 'now' | 'next';
}

/** The steps of a request, past and future. */
export function timelineOf({ status, createdAt, decidedAt, updatedAt }: RequestDates): TimelineStep[] {
  const asked = formatDay(createdAt);
  if (isOpenRequest(status)) {
    const reached = openStatuses.indexOf(status);
    return [
      ...openStatuses.map((step, index): TimelineStep => ({
        label: requestStatusLabel(step),
        day: index === 0 ? asked : null,
        state: index < reached ? 'done' : index === reached ? 'now' : 'next',
      })),
      { label: t('requests.timeline.answer'), day: null, state: 'next' },
    ];
  }
  const decided = formatDay(decidedAt ?? updatedAt);
  const first: TimelineStep = { label: requestStatusLabel('requested'), day: asked, state: 'done' };
  if (status !== 'revoked') return [first, { label: requestStatusLabel(status), day: decided, state: 'now' }];
  // The day of an end is the other family's business.
  return [
    first,
    { label: requestStatusLabel('approved'), day: decided, state: 'done' },
    { label: requestStatusLabel('revoked'), day: null, state: 'now' },
  ];
}

interface HasStatus {
  status: RequestStatus;
}

/** The member's requests in groups: waiting ones, ones with contact details, and ended ones. */
export function groupRequests<Request extends HasStatus>(requests: readonly Request[]) {
  return {
    waiting: requests.filter(({ status }) => isOpenRequest(status)),
    shared: requests.filter(({ status }) => status === 'approved'),
    ended: requests.filter(({ status }) => !isOpenRequest(status) && status !== 'approved'),
  };
}
