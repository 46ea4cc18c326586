import { queryOptions } from '@tanstack/react-query';
import { readFilters, type Filters } from '@/features/profiles/filters';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface SavedSearch {
  id: number;
  name: string;
  filters: Filters;
  /** How many matching profiles were created since it was last opened; 1001 stands for more than 1000. */
  newProfiles: number;
}

async function getSavedSearches(signal: AbortSignal): Promise<SavedSearch[]> {
  const { data, error, status } = await supabase.rpc('list_saved_searches').abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return data.map(({ id, name, filters, new_profiles }) => ({
    id,
    name,
    filters: readFilters(filters),
    newProfiles: new_profiles,
  }));
}

export const savedSearchesKey = ['saved-searches'] as const;

/** The member's saved searches, by name. */
export const savedSearchesQueryOptions = () =>
  queryOptions({ queryKey: savedSearchesKey, queryFn: ({ signal }) => getSavedSearches(signal) });
