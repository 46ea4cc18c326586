import { formatDeclineReason, requestStatusLabel } from '@/bureau/words';
import type { OpenRequest, ReviewedRequest } from '@/features/contact-requests/api';
import { formatDay, sayDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

type Waiting = Pick<OpenRequest, 'id' | 'created_at' | 'ask_again_on'>;

export const isPostponed = ({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean =>
  ask_again_on !== null && ask_again_on > today;

export const isDue = ({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean =>
  ask_again_on !== null && ask_again_on <= today;

/**
 * Sorts open requests for work: first those due today, then the others, oldest first, then the postponed ones by day.
 */
export function orderOpenRequests<Request extends Waiting>(requests: readonly Request[], today: string): Request[] {
  const rankOf = (request: Request) => (isDue(request, today) ? 0 : isPostponed(request, today) ? 2 : 1);
  const dayOf = ({ ask_again_on }: Request) => ask_again_on ?? '';
  return [...requests].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      dayOf(a).localeCompare(dayOf(b)) ||
      a.created_at.localeCompare(b.created_at) ||
      a.id - b.id,
  );
}

/** "To the bride's family: Asha (1001)", of a message. */
export const sayRecipient = ({ id, name, gender }: { id: number; name: string; gender: string | null }): string =>
  t('requests-office.shared.to', { side: gender, name: sayName(name, null), id });

type RequestState = Pick<
  ReviewedRequest,
  'status' | 'decline_reason' | 'ask_again_on' | 'decided_by_name' | 'decided_at' | 'updated_at'
>;

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
    ? t('requests-office.statusPutOff', { status, day: sayDate(day) })
    : status;
}
