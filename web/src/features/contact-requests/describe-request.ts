import { isPostponed } from '@/features/contact-requests/order-open-requests';
import { requestStatusLabel, type RequestStatus } from '@/features/contact-requests/request-status';
import { formatDate, formatDay } from '@/lib/format';

interface RequestState {
  status: RequestStatus;
  decline_reason: string | null;
  ask_again_on: string | null;
  decided_by_name: string | null;
  decided_at: string | null;
  updated_at: string;
}

/** The status of a request for the admin: "Declined, decided by Lakshmi on 10 March 2026: Age". */
export function describeRequest(request: RequestState, today: string): string {
  const { status, decline_reason: reason, ask_again_on: day, decided_by_name: by, decided_at: at } = request;
  const label = requestStatusLabel(status);
  if (at !== null && by !== null)
    return `${label}, decided by ${by} on ${formatDay(at)}${reason === null ? '' : `: ${reason}`}`;
  if (status === 'withdrawn' || status === 'expired') return `${label} on ${formatDay(request.updated_at)}`;
  return day !== null && isPostponed(request, today) ? `${label}, put off until ${formatDate(day) ?? day}` : label;
}
