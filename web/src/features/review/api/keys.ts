/** Query keys of the review. */
export const reviewKeys = {
  queue: (imported: boolean) => ['review', 'queue', imported] as const,
  proposals: () => ['review', 'proposals'] as const,
  decision: (proposalId: number) => ['review', 'decision', proposalId] as const,
  profile: (profileId: number) => ['review', 'profile', profileId] as const,
};
