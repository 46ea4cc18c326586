import type { QueryClient } from '@tanstack/react-query';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { loadPart } from '@/base/load-part';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';

/** The score of a person with each star code, by the school. */
export type StarScores = Partial<Record<StarSchool, Readonly<Record<string, number>>>>;

/** The scores by the rules of these schools; none without a known star. A code that fails the deciding factor has 0. */
export async function readStarScores(
  client: QueryClient,
  profileId: number,
  schools: readonly StarSchool[],
): Promise<StarScores> {
  if (schools.length === 0) return {};
  const [own, card, stored, { starsByMatch }, { readStarSettings }] = await Promise.all([
    client.query(ownStarQueryOptions(profileId)),
    run(supabase.from('RegisteredUsers').select('gender').eq('id', profileId).maybeSingle()),
    client.query(starSettingsQueryOptions()),
    loadPart(async () => await import('@/astrology/porutham/star-lists')),
    loadPart(async () => await import('@/astrology/star-settings')),
  ]);
  if (own === null || card === null) return {};
  const settings = readStarSettings(stored);
  const scoresBy = (school: StarSchool) =>
    Object.fromEntries(
      (starsByMatch(card.gender, own.facts, school, settings) ?? []).flatMap(({ codes, passes, least }) =>
        codes.map((code) => [code, passes ? Math.floor(least) : 0]),
      ),
    );
  return Object.fromEntries(schools.map((school) => [school, scoresBy(school)]));
}
