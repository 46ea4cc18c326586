/** The query keys of likes. */
export const likeKeys = {
  all: () => ['my-likes'] as const,
  ids: () => ['my-likes', 'ids'] as const,
  profiles: () => ['my-likes', 'profiles'] as const,
  shortlist: () => ['my-likes', 'shortlist'] as const,
};
