import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readStarSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { loadPart } from '@/base/load-part';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { matchingStarsQueryOptions } from '@/features/profiles/api/own-star';
import { profileKeys } from '@/features/profiles/api/profiles';
import { supabase } from '@/lib/backend/client';
import { ownProfileId, type Viewer } from '@/lib/backend/session';
import { mostRows, run } from '@/lib/run';
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

type Codes = ReadonlyMap<number, string>;

/** The ids of one request, and its answer. */
let open: { ids: number[]; codes: Promise<Codes> } | null = null;

async function readCodes(ids: number[]): Promise<Codes> {
  // The cards of a list are drawn in one task: all of them are in the batch by the next one.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (open?.ids === ids) open = null;
  await run(supabase.rpc('open_stars', { profile_ids: ids }));
  const rows = await run(supabase.rpc('read_star_codes', { profile_ids: ids }));
  return new Map(rows.map(({ profile_id, star_code }) => [profile_id, star_code]));
}

/** Asks for all cards of a list in one request. */
async function readStarCode(profileId: number): Promise<string | null> {
  if (open === null || open.ids.length >= mostRows) {
    const ids: number[] = [];
    open = { ids, codes: readCodes(ids) };
  }
  const { ids, codes } = open;
  ids.push(profileId);
  return (await codes).get(profileId) ?? null;
}

/** The star code of a profile (private.star_code); null if the star is not known. For members. */
export const starCodeQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.starCode(profileId),
    queryFn: () => readStarCode(profileId),
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
  });
