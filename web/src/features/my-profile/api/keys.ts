/** The keys of what a member reads about themselves. */
export const myProfileKeys = {
  card: (id: number) => ['my-card', id] as const,
  pendingProposal: (id: number) => ['my-pending-proposal', id] as const,
  disclosures: () => ['my-disclosures'] as const,
};
