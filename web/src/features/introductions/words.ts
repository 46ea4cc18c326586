import { isOpenRequest, readRequestStatus } from '@/bureau/words';
import { refusalReasons, waysOfShowing } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';

export function wayInWords(stored: string): string {
  const way = waysOfShowing.find((each) => each === stored);
  return way === undefined ? stored : t(`introductions-office.how.${way}`);
}

export function reasonInWords(stored: string): string {
  const reason = refusalReasons.find((each) => each === stored);
  return reason === undefined ? stored : t(`introductions-office.reason.${reason}`);
}

interface Interest {
  answer: string | null;
  asked_at: string | null;
  ended_at: string | null;
  request: { status: string } | null;
  shown: { asked: readonly { answer: string | null }[] };
}

/** Whether both families are interested, and no request between them has ended. */
export const areBothInterested = ({ request, shown, ...row }: Interest): boolean =>
  row.answer === 'interested' &&
  row.ended_at === null &&
  (request === null || isOpenRequest(readRequestStatus(request.status))) &&
  (row.asked_at !== null || shown.asked.some((other) => other.answer === 'interested'));
