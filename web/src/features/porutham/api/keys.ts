/** The keys of what is read of people to compare their stars. */
export const matchKeys = {
  person: (profileId: number | null) => ['match', profileId] as const,
};
