import { isOpenRequest, type RequestStatus } from '@/features/contact-requests/request-status';
import { formatCount, formatMoment } from '@/lib/format';

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

/** Whether a member can ask now; else when, or what they wait for. */
type Chance = 'now' | 'after an answer' | 'never' | { at: Date };

/** When the next request can be made. The database counts again when one is sent. */
export function chanceToAsk(
  requests: readonly { status: RequestStatus; createdAt: string }[],
  limits: Limits,
  now: Date,
): Chance {
  if (limits.perDay === 0 || limits.atOnce === 0) return 'never';
  if (requests.filter(({ status }) => isOpenRequest(status)).length >= limits.atOnce) return 'after an answer';
  const times = requests.map(({ createdAt }) => new Date(createdAt).getTime()).sort((a, b) => b - a);
  // So many were made since the one that has to be a day old.
  const decisive = times[limits.perDay - 1];
  if (decisive === undefined || now.getTime() - decisive >= dayMs) return 'now';
  return { at: new Date(decisive + dayMs) };
}

/** Why a member cannot ask now, in a sentence; null when they can. */
export function describeChance(chance: Chance): string | null {
  if (chance === 'now') return null;
  if (chance === 'never') return 'The bureau takes no requests at the moment.';
  if (chance === 'after an answer')
    return 'All the requests that you may have are open. You can ask again when one is answered, or when you withdraw one.';
  return `You have asked for as many as a day allows. You can ask again from ${formatMoment(chance.at.toISOString())}.`;
}
