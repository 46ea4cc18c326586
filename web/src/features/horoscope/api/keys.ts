/** Query keys of the match page. */
export const matchKeys = {
  person: (profileId: number | null) => ['match', profileId] as const,
};
