/** The query keys of success stories. */
export const storyKeys = {
  all: () => ['stories'] as const,
  ofPerson: (profileId: number) => ['stories', profileId] as const,
};
