import { queryOptions } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { readFilters, type Filters } from '@/features/profiles/filters';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

export interface SavedSearch {
  id: number;
  name: string;
  filters: Filters;
  /** How many matching profiles were created since it was last opened; 1001 stands for more than 1000. */
  newProfiles: number;
}

async function getSavedSearches(signal: AbortSignal): Promise<SavedSearch[]> {
  const searches = await run(supabase.rpc('list_saved_searches'), signal);
  return searches.map(({ id, name, filters, new_profiles }) => ({
    id,
    name,
    filters: readFilters(filters),
    newProfiles: new_profiles,
  }));
}

/** The member's saved searches, by name. */
export const savedSearchesQueryOptions = () =>
  queryOptions({ queryKey: profileKeys.savedSearches(), queryFn: ({ signal }) => getSavedSearches(signal) });

/** Keeps filters under a name. */
export const saveSearch = ({ name, filters }: { name: string; filters: Filters }) =>
  run(supabase.rpc('save_search', { search_name: name, filters }));

export const renameSearch = ({ searchId, name }: { searchId: number; name: string }) =>
  run(supabase.rpc('rename_search', { search_id: searchId, new_name: name }));

export const deleteSearch = (searchId: number) => run(supabase.rpc('delete_search', { search_id: searchId }));

/** Notes that a saved search was opened: profiles created from now on are new. */
export const openSearch = (searchId: number) => run(supabase.rpc('open_search', { search_id: searchId }));
