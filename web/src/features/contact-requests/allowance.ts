import { isOpenRequest, type RequestStatus } from '@/features/contact-requests/request-status';
import { formatCount } from '@/lib/format';

const dayMs = 24 * 60 * 60_000;

interface Limits {
  perDay: number;
  atOnce: number;
}

/** How many more requests the member can make, in words. The database counts again when one is sent. */
export function describeAllowance(
  requests: readonly { status: RequestStatus; createdAt: string }[],
  limits: Limits,
  now: Date,
): string {
  const open = requests.filter(({ status }) => isOpenRequest(status)).length;
  const lately = requests.filter(({ createdAt }) => now.getTime() - new Date(createdAt).getTime() < dayMs).length;
  const leftAtOnce = Math.max(0, limits.atOnce - open);
  const leftToday = Math.max(0, limits.perDay - lately);
  const rule = `You can ask for ${profiles(limits.perDay)} a day and have ${formatCount(limits.atOnce)} open at once.`;
  if (leftAtOnce === 0) return `${rule} All of these are open: wait for an answer, or withdraw one.`;
  if (leftToday === 0) return `${rule} You have asked for as many as a day allows: please ask again tomorrow.`;
  const left = Math.min(leftAtOnce, leftToday);
  return `${rule} ${formatCount(left)} ${left === 1 ? 'is' : 'are'} left now.`;
}

function profiles(count: number): string {
  return count === 1 ? '1 profile' : `${formatCount(count)} profiles`;
}
