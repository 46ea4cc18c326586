/** Query keys of the account. */
export const accountKeys = {
  sessions: () => ['my-sessions'] as const,
};
