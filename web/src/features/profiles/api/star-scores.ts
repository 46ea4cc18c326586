import type { QueryClient } from '@tanstack/react-query';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { loadPart } from '@/base/load-part';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';
import type { EqualStars } from '@/astrology/porutham/star-lists';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';

/** The score of a person with each star code, by the school. */
export type StarScores = Partial<Record<StarSchool, Readonly<Record<string, number>>>>;

/** The star codes of the other side by how well they match a person, the best first, by the bureau's school. */
export interface StarOrder {
  school: StarSchool;
  lists: readonly EqualStars[];
  /** The person's star is computed from the birth, and not on the profile. */
  isByBirth: boolean;
}

/** The star codes of the other side by how well they match a person; null without a known star. */
async function readStars(client: QueryClient, profileId: number) {
  const [own, card, stored, { starsByMatch }, { readStarSettings }] = await Promise.all([
    client.query(ownStarQueryOptions(profileId)),
    run(supabase.from('RegisteredUsers').select('gender').eq('id', profileId).maybeSingle()),
    client.query(starSettingsQueryOptions()),
    loadPart(async () => await import('@/astrology/porutham/star-lists')),
    loadPart(async () => await import('@/astrology/star-settings')),
  ]);
  if (own === null || card === null) return null;
  const settings = readStarSettings(stored);
  return {
    school: settings.match_school,
    isByBirth: own.byBirth !== null,
    listsBy: (school: StarSchool) => starsByMatch(card.gender, own.facts, school, settings) ?? [],
  };
}

/** The scores by the rules of these schools; none without a known star. A code that fails the deciding factor has 0. */
export async function readStarScores(
  client: QueryClient,
  profileId: number,
  schools: readonly StarSchool[],
): Promise<StarScores> {
  const stars = schools.length === 0 ? null : await readStars(client, profileId);
  if (stars === null) return {};
  const scoresBy = (school: StarSchool) =>
    Object.fromEntries(
      stars
        .listsBy(school)
        .flatMap(({ codes, passes, least }) => codes.map((code) => [code, passes ? Math.floor(least) : 0])),
    );
  return Object.fromEntries(schools.map((school) => [school, scoresBy(school)]));
}

/** The order of the stars for a person; null without a known star. */
export async function readStarOrder(client: QueryClient, profileId: number): Promise<StarOrder | null> {
  const stars = await readStars(client, profileId);
  if (stars === null) return null;
  const { school, isByBirth, listsBy } = stars;
  return { school, isByBirth, lists: listsBy(school) };
}
