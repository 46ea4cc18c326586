import { formatCount, formatMoment } from '@/lib/format';
import type { Row } from '@/lib/run';
import { t } from '@/texts/texts';

/** `next_at`: when the daily limit allows the next request; null if it does not apply. */
export type RequestAllowance = Row<'read_request_allowance', 'next_at'>;

export function cannotAskReason(allowance: RequestAllowance): string | null {
  const { requests_per_day: perDay, open_requests: atOnce, left_now: left, next_at: next } = allowance;
  if (left > 0) return null;
  if (perDay === 0 || atOnce === 0) return t('requests.limit.closed');
  if (next === null) return t('requests.limit.open');
  return t('requests.limit.day', { moment: formatMoment(next) });
}

export function describeAllowance(allowance: RequestAllowance): string {
  const { requests_per_day: perDay, open_requests: atOnce, left_now: count } = allowance;
  const rule = t('requests.limit.rule', { perDay, atOnce: formatCount(atOnce) });
  return `${rule} ${cannotAskReason(allowance) ?? t('requests.limit.left', { count })}`;
}
