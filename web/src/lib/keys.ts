/** The keys of what the technical code reads itself. */
export const coreKeys = {
  identities: () => ['identity'] as const,
  identity: (userId: string | null) => ['identity', userId] as const,
  pictures: () => ['picture'] as const,
  picture: (bucket: string | undefined, path: string | undefined, version?: string) =>
    ['picture', bucket, path, version] as const,
  pictureLimit: () => ['picture-limit'] as const,
};
