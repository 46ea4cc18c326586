/** Query keys of the account. */
export const accountKeys = {
  ownVisibility: (profileId: number | null) => ['own-visibility', profileId] as const,
  secondFactor: () => ['second-factor'] as const,
  sessions: () => ['my-sessions'] as const,
};
