/** The keys of what a member reads about themselves. */
export const myProfileKeys = {
  card: (profileId: number) => ['my-card', profileId] as const,
  pendingProposal: (profileId: number) => ['my-pending-proposal', profileId] as const,
  disclosures: () => ['my-disclosures'] as const,
};
