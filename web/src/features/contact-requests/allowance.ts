import { formatCount, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';

export interface RequestAllowance {
  perDay: number;
  atOnce: number;
  expireAfterDays: number;
  leftNow: number;
  /** When the daily limit allows the next request; null if it does not apply. */
  nextAt: string | null;
}

export function cannotAskReason({ perDay, atOnce, leftNow, nextAt }: RequestAllowance): string | null {
  if (leftNow > 0) return null;
  if (perDay === 0 || atOnce === 0) return t('requests.limit.closed');
  if (nextAt === null) return t('requests.limit.open');
  return t('requests.limit.day', { moment: formatMoment(nextAt) });
}

export function describeAllowance(allowance: RequestAllowance): string {
  const { perDay, atOnce, leftNow } = allowance;
  const rule = t('requests.limit.rule', { perDay, atOnce: formatCount(atOnce) });
  return `${rule} ${cannotAskReason(allowance) ?? t('requests.limit.left', { count: leftNow })}`;
}
