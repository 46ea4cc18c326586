export const biodataKeys = {
  one: (profileId: number) => ['biodata', profileId] as const,
};
