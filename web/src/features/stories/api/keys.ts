/** The query keys of success stories. */
export const storyKeys = {
  shown: (language: string) => ['stories', 'shown', language] as const,
  ofPerson: (profileId: number) => ['stories', profileId] as const,
};
