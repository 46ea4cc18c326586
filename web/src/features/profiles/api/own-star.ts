import { queryOptions } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { loadPart } from '@/base/load-part';

/** The member's own star: as on the profile, else by the birth; null without either. Its code is loaded on demand. */
export const ownStarQueryOptions = (ownId: number | null) =>
  queryOptions({
    queryKey: profileKeys.ownStar(ownId),
    queryFn: async ({ client, signal }) => {
      const { readOwnStar } = await loadPart(async () => await import('@/features/profiles/api/read-own-star'));
      return await readOwnStar(client, ownId, signal);
    },
  });
