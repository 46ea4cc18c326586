/** What the admin can be told, in words. A test compares it with private.notification_kinds(). */
export const adminNotificationKinds = [
  { value: 'contact asked for', label: 'Requests for contact details' },
  { value: 'profile submitted', label: 'Profiles to verify' },
  { value: 'changes proposed', label: 'Changes to look at' },
  { value: 'profile reported', label: 'Reports by members' },
  { value: 'deletion asked for', label: 'Requests for deletion' },
  { value: 'deletion withdrawn', label: 'Requests for deletion taken back' },
  { value: 'settled', label: 'Engaged or married' },
  { value: 'put on hold', label: 'Put on hold' },
  { value: 'shown again', label: 'Shown again' },
  { value: 'pictures for members', label: 'Pictures for members only' },
  { value: 'pictures for visitors', label: 'Pictures for visitors too' },
  { value: 'many profiles opened', label: 'Many profiles opened' },
  { value: 'many pictures loaded', label: 'Many pictures loaded by a member' },
  { value: 'many pictures loaded by a visitor', label: 'Many pictures loaded by a visitor' },
  { value: 'note', label: 'Other notes' },
] as const;
