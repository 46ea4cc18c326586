/** The keys of queries that several features use. */
export const sharedKeys = {
  visitorSettings: () => ['visitor-settings'] as const,
  officeSettings: () => ['office-settings'] as const,
  starNames: () => ['star-names'] as const,
  starSettings: () => ['star-settings'] as const,
  filterValues: (filter: string) => ['filter-values', filter] as const,
  communityRelations: (name: string) => ['community-relations', name] as const,
  myLikes: () => ['likes'] as const,
  messageTemplates: () => ['message-templates'] as const,
  accountLanguage: (profileId: number) => ['account-language', profileId] as const,
  offLinks: (profileIds: readonly number[]) => ['off-links', ...profileIds] as const,
  sharedProfile: (profileId: number) => ['shared-profile', profileId] as const,
  lastTicks: () => ['last-ticks'] as const,
  keeping: (profileId: number) => ['keeping', profileId] as const,
  privacySettings: () => ['privacy-settings'] as const,
  consentSettings: () => ['consent-settings'] as const,
  deletionRequest: (profileId: number) => ['deletion-request', profileId] as const,
  notifications: (audience: 'admin' | 'member') => ['notifications', audience] as const,
  allNotifications: (unreadOnly: boolean, kind: string | null) =>
    ['notifications', 'admin', 'all', unreadOnly, kind] as const,
  newestNotifications: (audience: 'admin' | 'member') => ['notifications', audience, 'newest'] as const,
  unreadNotifications: (audience: 'admin' | 'member') => ['notifications', audience, 'unread'] as const,
};
