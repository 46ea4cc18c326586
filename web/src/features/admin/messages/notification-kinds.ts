import type { TextId } from '@/texts/texts';

/** What the admin can be told, in words. A test compares it with private.notification_kinds(). */
export const adminNotificationKinds = [
  { value: 'contact asked for', label: 'admin-notifications.kind.contactAskedFor' },
  { value: 'profile submitted', label: 'admin-notifications.kind.profileSubmitted' },
  { value: 'changes proposed', label: 'admin-notifications.kind.changesProposed' },
  { value: 'profile reported', label: 'admin-notifications.kind.profileReported' },
  { value: 'deletion asked for', label: 'admin-notifications.kind.deletionAskedFor' },
  { value: 'deletion withdrawn', label: 'admin-notifications.kind.deletionWithdrawn' },
  { value: 'settled', label: 'admin-notifications.kind.settled' },
  { value: 'put on hold', label: 'admin-notifications.kind.putOnHold' },
  { value: 'shown again', label: 'admin-notifications.kind.shownAgain' },
  { value: 'pictures for members', label: 'admin-notifications.kind.picturesForMembers' },
  { value: 'pictures for visitors', label: 'admin-notifications.kind.picturesForVisitors' },
  { value: 'many profiles opened', label: 'admin-notifications.kind.manyProfilesOpened' },
  { value: 'many pictures loaded', label: 'admin-notifications.kind.manyPicturesLoaded' },
  { value: 'many pictures loaded by a visitor', label: 'admin-notifications.kind.manyPicturesByVisitor' },
  { value: 'note', label: 'admin-notifications.kind.note' },
] as const satisfies readonly { value: string; label: TextId }[];
