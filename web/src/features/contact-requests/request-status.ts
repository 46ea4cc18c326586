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

/** A status as the database gives it. One that is not known yet counts as asked. */
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

/** A status in the member's words. */
export function requestStatusLabel(status: RequestStatus): string {
  return labels[status];
}

const onTheWay: readonly RequestStatus[] = ['requested', 'under review', 'awaiting consent'];

/** Whether the bureau has not decided yet: such a request can be withdrawn, and a second one is not possible. */
export function isOpenRequest(status: RequestStatus): boolean {
  return onTheWay.includes(status);
}

/** What happens next with a request that is under way, in a sentence; null for any other. */
export function whatHappensNext(status: RequestStatus): string | null {
  switch (status) {
    case 'requested':
      return 'The bureau has your request and looks at it next. You need not do anything.';
    case 'under review':
      return 'The bureau is looking at it, and asks the other family next.';
    case 'awaiting consent':
      return 'The bureau asks the other family. When they have answered you are told here.';
    default:
      return null;
  }
}

interface RequestCourse {
  status: RequestStatus;
  createdAt: string;
  decidedAt: string | null;
  updatedAt: string;
}

export interface TimelineStep {
  label: string;
  /** When it came about, where that is known. */
  day: string | null;
  state: 'done' | 'now' | 'ahead';
}

/** What has become of a request so far, and what is still ahead of it. */
export function timelineOf({ status, createdAt, decidedAt, updatedAt }: RequestCourse): TimelineStep[] {
  const asked = formatDay(createdAt);
  if (isOpenRequest(status)) {
    const reached = onTheWay.indexOf(status);
    return [
      ...onTheWay.map((step, index): TimelineStep => ({
        label: labels[step],
        day: index === 0 ? asked : null,
        state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
      })),
      { label: 'The bureau’s answer', day: null, state: 'ahead' },
    ];
  }
  const steps: TimelineStep[] = [{ label: labels.requested, day: asked, state: 'done' }];
  // When it was approved is not kept once it is taken back.
  if (status === 'revoked') steps.push({ label: labels.approved, day: null, state: 'done' });
  return [...steps, { label: labels[status], day: formatDay(decidedAt ?? updatedAt), state: 'now' }];
}
