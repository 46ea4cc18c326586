import type { QueryClient } from '@tanstack/react-query';
import { profileQueryOptions } from '@/features/profiles/api/profile';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { loadPart } from '@/base/load-part';
import type { StarFacts } from '@/astrology/star-facts';
import { hasBirthDate } from '@/astrology/sky/birth-details';
import { supabase } from '@/lib/backend/client';
import { readProperty } from '@/base/values';
import { run } from '@/lib/run';

interface OwnStar {
  facts: StarFacts;
  /** Not on the profile: computed from the birth. `proposed` has been sent to the bureau. */
  byBirth: null | 'open' | 'proposed';
}

const readPending = (ownId: number, signal?: AbortSignal) =>
  run(
    supabase
      .from('profile_proposals')
      .select('changes')
      .eq('registered_user_id', ownId)
      .eq('status', 'pending')
      .maybeSingle(),
    signal,
  );

/** Reads the member's own star from the profile, else computes it from the birth. */
export async function readOwnStar(
  client: QueryClient,
  ownId: number | null,
  signal: AbortSignal,
): Promise<OwnStar | null> {
  const details = (await client.query(profileQueryOptions(ownId)))?.profile_details ?? null;
  if (ownId === null || details === null) return null;
  if (details.birth_star !== null) return { facts: details, byBirth: null };
  if (!hasBirthDate(details)) return null;
  const [stored, { readStarSettings }, { starByBirth }] = await Promise.all([
    client.query(starSettingsQueryOptions()),
    loadPart(async () => await import('@/astrology/star-settings')),
    loadPart(async () => await import('@/astrology/sky/star-by-birth')),
  ]);
  const facts = starByBirth(details, readStarSettings(stored).lunar_node);
  if (facts === null) return null;
  const pending = await readPending(ownId, signal);
  return { facts, byBirth: readProperty(pending?.changes, 'birth_star') === undefined ? 'open' : 'proposed' };
}

/** Proposes the star to the bureau, together with the pending changes of the member. */
export async function proposeStar({ ownId, facts }: { ownId: number; facts: StarFacts }): Promise<void> {
  const pending = (await readPending(ownId))?.changes;
  const others = typeof pending === 'object' && !Array.isArray(pending) ? pending : {};
  const { birth_star, star_pada, rasi } = facts;
  await run(supabase.rpc('propose_changes', { changes: { ...others, birth_star, star_pada, rasi } }));
}
