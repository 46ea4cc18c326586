/** The query keys of introductions. */
export const introductionKeys = {
  all: ['introductions'] as const,
  mine: () => ['introductions', 'mine'] as const,
  byLink: (token: string) => ['introductions', 'link', token] as const,
  ofFamily: (profileId: number) => ['introductions', 'family', profileId] as const,
  shared: (profileIds: readonly number[]) => ['introductions', 'shared', ...profileIds] as const,
  linkHindrances: (profileId: number) => ['introductions', 'links', profileId, 'hindrances'] as const,
  links: (profileId: number) => ['introductions', 'links', profileId] as const,
};
