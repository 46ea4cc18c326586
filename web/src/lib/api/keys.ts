/** The keys of what several features read. */
export const sharedKeys = {
  identities: () => ['identity'] as const,
  identity: (userId: string | null) => ['identity', userId] as const,
  visitorSettings: () => ['visitor-settings'] as const,
  starNames: () => ['star-names'] as const,
  starSettings: () => ['star-settings'] as const,
  myLikes: () => ['likes'] as const,
  messageTemplates: () => ['message-templates'] as const,
  accountLanguage: (profileId: number) => ['account-language', profileId] as const,
  lastTicks: () => ['last-ticks'] as const,
  deletionRequest: (profileId: number) => ['deletion-request', profileId] as const,
  pictures: () => ['picture'] as const,
  picture: (bucket: string | undefined, path: string | undefined, version?: string) =>
    ['picture', bucket, path, version] as const,
  pictureLimit: () => ['picture-limit'] as const,
  notifications: (audience: 'admin' | 'member') => ['notifications', audience] as const,
  allNotifications: (unreadOnly: boolean, kind: string | null) =>
    ['notifications', 'admin', 'all', unreadOnly, kind] as const,
  newestNotifications: (audience: 'admin' | 'member') => ['notifications', audience, 'newest'] as const,
  unreadNotifications: (audience: 'admin' | 'member') => ['notifications', audience, 'unread'] as const,
};
