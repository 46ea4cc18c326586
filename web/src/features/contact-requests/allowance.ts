import { formatCount, formatMoment } from '@/lib/format';

/** A member's limits for contact requests, from the database. */
export interface RequestAllowance {
  perDay: number;
  atOnce: number;
  expireAfterDays: number;
  leftNow: number;
  /** When the daily limit allows the next request; null if it does not apply. */
  nextAt: string | null;
}

/** The reason why the member cannot ask now, as a sentence, or null. */
export function cannotAskReason({ perDay, atOnce, leftNow, nextAt }: RequestAllowance): string | null {
  if (leftNow > 0) return null;
  if (perDay === 0 || atOnce === 0) return 'The bureau takes no requests at the moment.';
  if (nextAt === null) {
    return 'All the requests that you may have are open. You can ask again when one is answered, or when you withdraw one.';
  }
  return `You have asked for as many as a day allows. You can ask again from ${formatMoment(nextAt)}.`;
}

/** The limits and the number of requests left, as text. */
export function describeAllowance(allowance: RequestAllowance): string {
  const { perDay, atOnce, leftNow } = allowance;
  const left = `${formatCount(leftNow)} ${leftNow === 1 ? 'is' : 'are'} left now.`;
  return `You can ask for ${profiles(perDay)} a day and have ${formatCount(atOnce)} open at once. ${cannotAskReason(allowance) ?? left}`;
}

function profiles(count: number): string {
  return count === 1 ? '1 profile' : `${formatCount(count)} profiles`;
}
