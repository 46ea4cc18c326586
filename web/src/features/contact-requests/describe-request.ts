import { formatDeclineReason } from '@/bureau/decline-reasons';
import { isPostponed } from '@/features/contact-requests/order-open-requests';
import { requestStatusLabel, type RequestStatus } from '@/features/contact-requests/request-status';
import { formatDate, formatDay } from '@/lib/format';
import { t } from '@/texts/texts';

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
  const { decline_reason: reason, ask_again_on: day, decided_by_name: by, decided_at: at } = request;
  const status = requestStatusLabel(request.status);
  if (at !== null && by !== null) {
    const decided = { status, by, day: formatDay(at) };
    return reason === null
      ? t('requests-office.decidedBy', decided)
      : t('requests-office.decidedByReason', { ...decided, reason: formatDeclineReason(reason) });
  }
  if (request.status === 'withdrawn' || request.status === 'expired')
    return t('requests-office.statusOn', { status, day: formatDay(request.updated_at) });
  return day !== null && isPostponed(request, today)
    ? t('requests-office.statusPutOff', { status, day: formatDate(day) ?? day })
    : status;
}
