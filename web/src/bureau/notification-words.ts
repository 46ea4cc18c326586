import type { Tables } from '@/lib/database.types';
import { formatDay } from '@/lib/format';
import { formatReportReason } from '@/bureau/report-reasons';
import { t } from '@/texts/texts';

/** The sentence of each kind, from its words in the order of private.notification_kinds(). */
const sentences = {
  'profile submitted': (name: string) => t('notifications.kind.profile submitted', { name }),
  'profile reported': (name: string, reason: string) =>
    t('notifications.kind.profile reported', { name, reason: formatReportReason(reason) }),
  'contact asked for': (name: string, other: string) => t('notifications.kind.contact asked for', { name, other }),
  'changes proposed': (name: string) => t('notifications.kind.changes proposed', { name }),
  'pictures for members': (name: string) => t('notifications.kind.pictures for members', { name }),
  'pictures for visitors': (name: string) => t('notifications.kind.pictures for visitors', { name }),
  'shown again': (name: string) => t('notifications.kind.shown again', { name }),
  'put on hold': (name: string) => t('notifications.kind.put on hold', { name }),
  settled: (name: string, status: string) => t('notifications.kind.settled', { name, status }),
  'deletion asked for': (name: string) => t('notifications.kind.deletion asked for', { name }),
  'deletion withdrawn': (name: string) => t('notifications.kind.deletion withdrawn', { name }),
  'many profiles opened': (name: string, username: string, count: string) =>
    t('notifications.kind.many profiles opened', { name, username, count }),
  'many pictures loaded': (name: string, username: string, count: string) =>
    t('notifications.kind.many pictures loaded', { name, username, count }),
  'many pictures loaded by a visitor': (count: string) =>
    t('notifications.kind.many pictures loaded by a visitor', { count }),
  'profile verified': () => t('notifications.kind.profile verified'),
  'changes requested': (reason: string) => t('notifications.kind.changes requested', { reason }),
  'changes approved': () => t('notifications.kind.changes approved'),
  'changes approved in part': () => t('notifications.kind.changes approved in part'),
  'changes declined': (reason: string) => t('notifications.kind.changes declined', { reason }),
  'request expired': (name: string) => t('notifications.kind.request expired', { name }),
  'request declined': (name: string, reason: string) => t('notifications.kind.request declined', { name, reason }),
  'contact received': (name: string) => t('notifications.kind.contact received', { name }),
  'contact given': (name: string) => t('notifications.kind.contact given', { name }),
  'contact lost': (name: string) => t('notifications.kind.contact lost', { name }),
  'contact taken back': (name: string) => t('notifications.kind.contact taken back', { name }),
} as const satisfies Readonly<Record<string, (...words: string[]) => string>>;

const table = new Map<string, (...words: string[]) => string>(Object.entries(sentences));

/**
 * A notification in the reader's language. A note of the bureau's own, a kind that this version of the site does not know, and a
 * notification without its words are said as they are stored.
 */
export function sayNotification({
  kind,
  words,
  message,
  created_at,
}: Pick<Tables<'notifications'>, 'kind' | 'words' | 'message' | 'created_at'>): string {
  // Its second word is its day in English.
  if (kind === 'password set' && words[0] !== undefined) {
    return t('notifications.kind.password set', { admin: words[0], day: formatDay(created_at) });
  }
  const sentence = table.get(kind);
  return sentence === undefined || words.length < sentence.length ? message : sentence(...words);
}
