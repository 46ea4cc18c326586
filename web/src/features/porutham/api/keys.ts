/** The keys of what is read of people to compare their stars. */
export const matchKeys = {
  person: (profileId: number) => ['match', profileId] as const,
};
