/** The keys of what is read to verify profiles. */
export const reviewKeys = {
  queue: () => ['review', 'queue'] as const,
  proposals: () => ['review', 'proposals'] as const,
  profile: (profileId: number) => ['review', 'profile', profileId] as const,
};
