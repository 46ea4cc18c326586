import { readProperty } from '@/base/values';
import type { Tables } from '@/lib/database.types';
import { formatDay } from '@/lib/format';
import { notificationRules } from '@/lib/register-members.gen';
import { formatDeclineReason, formatReportReason } from '@/bureau/words';
import { tIfKnown } from '@/texts/texts';
import { sayName } from '@/texts/words';

/** The columns that make the text of a notification. */
type Stored = Pick<Tables<'notifications'>, 'kind' | 'given' | 'message' | 'created_at'>;

const isKnown = (kind: string): kind is keyof typeof notificationRules => Object.hasOwn(notificationRules, kind);

/** A value of a sentence in the reader's language; undefined if the notification lacks it. */
function valueOf(name: string, { kind, given, created_at }: Stored): string | number | undefined {
  // Stored in English.
  if (name === 'day') return formatDay(created_at);
  const stored = readProperty(given, name);
  if (typeof stored === 'number') return stored;
  if (typeof stored !== 'string') return undefined;
  if (name === 'purpose') return tIfKnown(`consents.purpose.${stored}`, {}) ?? stored;
  // The office reads names as its register has them.
  if (name === 'name' && isKnown(kind) && notificationRules[kind].audience === 'member') return sayName(stored, null);
  if (name !== 'reason') return stored;
  if (kind === 'request declined') return formatDeclineReason(stored);
  return kind === 'profile reported' ? formatReportReason(stored) : stored;
}

/**
 * A notification in the reader's language. The stored text stays for a note of the bureau's own, an unknown kind, and a
 * notification without its values.
 */
export function sayNotification(notification: Stored): string {
  const { kind, message } = notification;
  if (!isKnown(kind)) return message;
  const values: Record<string, string | number> = {};
  for (const name of notificationRules[kind].values) {
    const value = valueOf(name, notification);
    if (value === undefined) return message;
    values[name] = value;
  }
  return tIfKnown(`notifications.kind.${kind}`, values) ?? message;
}
