/** How many people a private link shows at first, as the database has it. */
export const shownByLink = 50;

export const introductionKeys = {
  all: ['introductions'] as const,
  mine: () => ['introductions', 'mine'] as const,
  byLink: (token: string, atMost = shownByLink) => ['introductions', 'link', token, atMost] as const,
  ofFamily: (profileId: number) => ['introductions', 'family', profileId] as const,
  shared: (profileIds: readonly number[]) => ['introductions', 'shared', ...profileIds] as const,
  linkHindrances: (profileId: number) => ['introductions', 'links', profileId, 'hindrances'] as const,
  links: (profileId: number) => ['introductions', 'links', profileId] as const,
};
