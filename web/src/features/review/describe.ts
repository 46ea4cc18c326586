import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';

interface Standing {
  status: string;
  status_reason: string | null;
  deleted_at: string | null;
}

/** A profile's status with its reason: "On hold: parents abroad". */
export function describeStatus({ status, status_reason, deleted_at }: Standing): string {
  if (deleted_at !== null) return t('review.person.deletedOn', { day: formatDay(deleted_at) });
  const word = sayValue('status', status);
  return status_reason === null ? word : t('review.person.statusReason', { status: word, reason: status_reason });
}
