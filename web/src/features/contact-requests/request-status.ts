import { formatDay } from '@/lib/format';

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

const labels: Record<RequestStatus, string> = {
  requested: 'Requested',
  'under review': 'Under review',
  'awaiting consent': 'Awaiting the other family’s consent',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  revoked: 'No longer shared',
};

/** The label of a status for members. */
export function requestStatusLabel(status: RequestStatus): string {
  return labels[status];
}

const openStatuses: readonly RequestStatus[] = ['requested', 'under review', 'awaiting consent'];

/** Whether the request is undecided. It can be withdrawn, and a second one is not possible. */
export function isOpenRequest(status: RequestStatus): boolean {
  return openStatuses.includes(status);
}

/** The next step of an open request, as a sentence; null for a closed one. */
export function whatHappensNext(status: RequestStatus): string | null {
  switch (status) {
    case 'requested':
      return 'The bureau has your request and looks at it next. Nothing to do for you now.';
    case 'under review':
      return 'The bureau is looking at it, and asks the other family next.';
    case 'awaiting consent':
      return 'The bureau asks the other family. When they have answered you are told here.';
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
        label: labels[step],
        day: index === 0 ? asked : null,
        state: index < reached ? 'done' : index === reached ? 'now' : 'next',
      })),
      { label: 'The bureau’s answer', day: null, state: 'next' },
    ];
  }
  const steps: TimelineStep[] = [{ label: labels.requested, day: asked, state: 'done' }];
  // The day of the approval is not stored after a revocation.
  if (status === 'revoked') steps.push({ label: labels.approved, day: null, state: 'done' });
  return [...steps, { label: labels[status], day: formatDay(decidedAt ?? updatedAt), state: 'now' }];
}

interface HasStatus {
  status: RequestStatus;
}

/** The member's requests by what they need: those that wait, those that show contact details, and the ended ones. */
export function groupRequests<Request extends HasStatus>(requests: readonly Request[]) {
  return {
    waiting: requests.filter(({ status }) => isOpenRequest(status)),
    shared: requests.filter(({ status }) => status === 'approved'),
    ended: requests.filter(({ status }) => !isOpenRequest(status) && status !== 'approved'),
  };
}
