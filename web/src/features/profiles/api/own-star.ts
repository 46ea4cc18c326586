import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/profiles';
import { loadPart } from '@/base/load-part';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { genderOf, ownProfileId, type Viewer } from '@/lib/backend/session';
import type { EqualStars } from '@/astrology/porutham/star-lists';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';

/** The member's own star: as on the profile, else by the birth; null without either. Its code is loaded on demand. */
export const ownStarQueryOptions = (ownId: number | null) =>
  queryOptions({
    queryKey: profileKeys.ownStar(ownId),
    queryFn: async ({ client, signal }) => {
      const { readOwnStar } = await loadPart(async () => await import('@/features/profiles/api/read-own-star'));
      return await readOwnStar(client, ownId, signal);
    },
  });

async function getMatchingStars(
  client: QueryClient,
  viewer: Viewer,
  asked: StarSchool | null,
): Promise<readonly EqualStars[] | null> {
  const ownId = ownProfileId(viewer);
  if (ownId === null) return null;
  const [own, stored, { starsByMatch }, { readStarSettings }] = await Promise.all([
    client.query(ownStarQueryOptions(ownId)),
    client.query(starSettingsQueryOptions()),
    loadPart(async () => await import('@/astrology/porutham/star-lists')),
    loadPart(async () => await import('@/astrology/star-settings')),
  ]);
  if (own === null) return null;
  const settings = readStarSettings(stored);
  return starsByMatch(genderOf(viewer), own.facts, asked ?? settings.match_school, settings);
}

/**
 * Star codes of the other side, grouped by how well they match the viewer's star; null if that is unknown.
 * @param school the school whose rules apply; null for the bureau's
 */
export const matchingStarsQueryOptions = (viewer: Viewer, school: StarSchool | null) =>
  queryOptions({
    queryKey: profileKeys.matchingStars(ownProfileId(viewer), school),
    queryFn: ({ client }) => getMatchingStars(client, viewer, school),
  });
