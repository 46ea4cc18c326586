/**
 * The files of the catalogue by their readers. A visitor's page loads the first group only; a member's page the second too, the
 * bureau's all three. The folder of each language has the same files.
 */
export const groups = {
  visitor: ['account', 'home', 'lists', 'page', 'person', 'profiles', 'refusals-for-all', 'shell', 'ui'],
  member: [
    'astrology',
    'biodata',
    'drawn-charts',
    'likes',
    'member',
    'my-profile',
    'notifications',
    'person-form',
    'refusals',
    'requests',
    'transfer-member',
  ],
  admin: ['admin', 'audit', 'birth-sky', 'review', 'settings', 'transfer'],
} as const;

export type TextGroup = keyof typeof groups;
