import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { beginSearch, profileKeys } from '@/features/profiles/api/profiles';
import { matchingStarsQueryOptions } from '@/features/profiles/api/own-star';
import { toApiFilters, matchSchoolOf } from '@/features/profiles/api-query';
import { readFilters, type Filters } from '@/features/profiles/filters';
import { act } from '@/lib/act';
import { run } from '@/lib/run';
import type { Viewer } from '@/lib/backend/session';
import { supabase } from '@/lib/backend/client';

export interface SavedSearch {
  id: number;
  name: string;
  filters: Filters;
  /** Number of matching profiles created since it was last opened; 1001 means more than 1000. Null: details not searched for today. */
  newProfiles: number | null;
}

interface Asked {
  client: QueryClient;
  signal: AbortSignal;
}

/** Number of new profiles whose star matches, by today's star and rules: both may have changed. */
async function countNewMatches(viewer: Viewer, filters: Filters, since: string, { client, signal }: Asked) {
  const school = matchSchoolOf({ filters, sort: 'newest' }) ?? null;
  const byMatch = await client.query(matchingStarsQueryOptions(viewer, school));
  const asked = toApiFilters(filters, byMatch);
  await beginSearch(client, asked);
  return await run(supabase.rpc('count_profiles', { filters: asked, created_after: since }), signal);
}

async function getSavedSearches(viewer: Viewer, asked: Asked): Promise<SavedSearch[]> {
  const searches = await run(supabase.rpc('list_saved_searches'), asked.signal);
  const saved: SavedSearch[] = [];
  // One after the other: the database answers one count of a login at a time.
  for (const { id, name, filters: kept, new_profiles, last_opened_at } of searches) {
    const filters = readFilters(kept);
    const newProfiles =
      filters.matches_star === undefined ? new_profiles : await countNewMatches(viewer, filters, last_opened_at, asked);
    saved.push({ id, name, filters, newProfiles });
  }
  return saved;
}

/** The member's saved searches, ordered by name. */
export const savedSearchesQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: profileKeys.savedSearches(),
    queryFn: ({ client, signal }) => getSavedSearches(viewer, { client, signal }),
  });

const [begin, save] = [act('begin_search'), act('save_search')];

/** Saves filters under a name. */
export async function saveSearch({ name, filters }: { name: string; filters: Filters }): Promise<void> {
  await begin({ filters });
  await save({ search_name: name, filters });
}

export const renameSearch = act('rename_search');
export const deleteSearch = act('delete_search');

/** Marks a saved search as opened: its new profiles count from now. */
export const openSearch = act('open_search');
