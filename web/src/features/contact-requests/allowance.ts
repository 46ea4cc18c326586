import { formatCount, formatMoment } from '@/lib/format';

/** How many contact requests a member may make, as the database counts them. */
export interface RequestAllowance {
  perDay: number;
  atOnce: number;
  expireAfterDays: number;
  leftNow: number;
  /** When a day's limit that is used up lets them ask again. */
  nextAt: string | null;
}

/** Why the member cannot ask now, in a sentence; null when they can. */
export function whyNotNow({ perDay, atOnce, leftNow, nextAt }: RequestAllowance): string | null {
  if (leftNow > 0) return null;
  if (perDay === 0 || atOnce === 0) return 'The bureau takes no requests at the moment.';
  if (nextAt === null) {
    return 'All the requests that you may have are open. You can ask again when one is answered, or when you withdraw one.';
  }
  return `You have asked for as many as a day allows. You can ask again from ${formatMoment(nextAt)}.`;
}

/** How many more requests the member can make, in words. */
export function describeAllowance(allowance: RequestAllowance): string {
  const { perDay, atOnce, leftNow } = allowance;
  const left = `${formatCount(leftNow)} ${leftNow === 1 ? 'is' : 'are'} left now.`;
  return `You can ask for ${profiles(perDay)} a day and have ${formatCount(atOnce)} open at once. ${whyNotNow(allowance) ?? left}`;
}

function profiles(count: number): string {
  return count === 1 ? '1 profile' : `${formatCount(count)} profiles`;
}
