import type { notificationRules } from '@/lib/register-members.gen';
import { t, type PlainTextId } from '@/texts/texts';

type Rules = typeof notificationRules;

/** A kind of notification for the admin. */
export type AdminKind = {
  [Kind in keyof Rules]: Rules[Kind] extends { audience: 'admin' } ? Kind : never;
}[keyof Rules];

const ids = {
  'contact asked for': 'admin-notifications.kind.contactAskedFor',
  'profile submitted': 'admin-notifications.kind.profileSubmitted',
  'changes proposed': 'admin-notifications.kind.changesProposed',
  'profile reported': 'admin-notifications.kind.profileReported',
  'deletion asked for': 'admin-notifications.kind.deletionAskedFor',
  'deletion withdrawn': 'admin-notifications.kind.deletionWithdrawn',
  settled: 'admin-notifications.kind.settled',
  'put on hold': 'admin-notifications.kind.putOnHold',
  'wishes changed': 'admin-notifications.kind.wishesChanged',
  'enquiry came': 'admin-notifications.kind.enquiryCame',
  'grievance came': 'admin-notifications.kind.grievanceCame',
  'answer came': 'admin-notifications.kind.answerCame',
  'both interested': 'admin-notifications.kind.bothInterested',
  'link on another phone': 'admin-notifications.kind.linkOnAnotherPhone',
  'wrong digits': 'admin-notifications.kind.wrongDigits',
  'shown again': 'admin-notifications.kind.shownAgain',
  'pictures for members': 'admin-notifications.kind.picturesForMembers',
  'pictures for visitors': 'admin-notifications.kind.picturesForVisitors',
  'off links': 'admin-notifications.kind.offLinks',
  'on links': 'admin-notifications.kind.onLinks',
  'consent withdrawn': 'admin-notifications.kind.consentWithdrawn',
  'consent given': 'admin-notifications.kind.consentGiven',
  'many profiles opened': 'admin-notifications.kind.manyProfilesOpened',
  'many searches made': 'admin-notifications.kind.manySearchesMade',
  'many stars read': 'admin-notifications.kind.manyStarsRead',
  'many pictures loaded': 'admin-notifications.kind.manyPicturesLoaded',
  'many pictures loaded by a visitor': 'admin-notifications.kind.manyPicturesByVisitor',
  'erasures announced': 'admin-notifications.kind.erasuresAnnounced',
  note: 'admin-notifications.kind.note',
} as const satisfies Readonly<Record<AdminKind, PlainTextId>>;

/** Type guard: whether a text is a kind of notification for the admin. */
export const isAdminKind = (text: string): text is AdminKind => Object.hasOwn(ids, text);

/** The kinds to choose from, with their names. */
export const adminKindOptions = () =>
  Object.keys(ids)
    .filter(isAdminKind)
    .map((value) => ({ value, label: t(ids[value]) }));
