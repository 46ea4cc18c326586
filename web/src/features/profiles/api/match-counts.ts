import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { matchingStarsQueryOptions } from '@/features/profiles/api/matching-stars';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { loadPart } from '@/base/load-part';
import { ownProfileId, type Viewer } from '@/lib/backend/session';
import { readStarSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { getLanguage } from '@/texts/texts';

async function getMatchCounts(client: QueryClient, viewer: Viewer, asked: StarSchool | null) {
  const [byMatch, stored, { countsByCode }] = await Promise.all([
    client.query(matchingStarsQueryOptions(viewer, asked)),
    client.query(starSettingsQueryOptions()),
    loadPart(async () => await import('@/astrology/porutham/match-counts')),
  ]);
  return byMatch && countsByCode(asked ?? readStarSchool(stored.match_school), byMatch);
}

/** The count in words of each star code of the other side ("Porutham 8 of 10"); null if the viewer's star is unknown. */
export const matchCountsQueryOptions = (viewer: Viewer, school: StarSchool | null) =>
  queryOptions({
    // They are words: another language counts again.
    queryKey: profileKeys.matchCounts(ownProfileId(viewer), school, getLanguage()),
    queryFn: ({ client }) => getMatchCounts(client, viewer, school),
  });
