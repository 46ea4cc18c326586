/** The query keys of a member's own data. */
export const myProfileKeys = {
  card: (profileId: number) => ['my-card', profileId] as const,
  pendingProposal: (profileId: number) => ['my-pending-proposal', profileId] as const,
  password: (profileId: number) => ['my-password', profileId] as const,
  disclosures: () => ['my-disclosures'] as const,
};
