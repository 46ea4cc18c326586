/**
 * The files of the catalogue by their readers. A visitor's page loads the first group only; a member's page the second too, the
 * bureau's also the group `admin`. The folder of each language has the same files.
 */
export const groups = {
  visitor: ['account', 'home', 'lists', 'page', 'person', 'profiles', 'refusals-for-all', 'shell', 'ui'],
  member: [
    'astrology',
    'biodata',
    'drawn-charts',
    'fields',
    'likes',
    'member',
    'my-profile',
    'notifications',
    'person-form',
    'person-member',
    'profiles-member',
    'refusals',
    'requests',
    'statuses',
    'transfer-member',
    'ui-member',
    'zones',
  ],
  /** The page Privacy, which few open. */
  privacy: ['privacy'],
  admin: [
    'admin',
    'audit',
    'birth-sky',
    'bureau-settings',
    'logins',
    'profiles-office',
    'requests-office',
    'review',
    'settings',
    'transfer',
  ],
} as const;

export type TextGroup = keyof typeof groups;
