import { supabase } from '@/lib/backend/client';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Query keys of the match page. */
export const matchKeys = {
  person: (profileId: number | null) => ['match', profileId] as const,
};

/** Columns of a person for the comparison and the match sheet, without contact details. */
export interface MatchedPerson extends Pick<
  Tables<'RegisteredUsers'>,
  'id' | 'name' | 'own_script_name' | 'gender' | 'age' | 'first_img'
> {
  profile_details: Tables<'profile_details'> | null;
}

const getPerson = (profileId: number, signal: AbortSignal): Promise<MatchedPerson | null> =>
  run(
    supabase
      .from('RegisteredUsers')
      .select('id, name, own_script_name, gender, age, first_img, profile_details(*)')
      .eq('id', profileId)
      .maybeSingle(),
    signal,
  );

/** A person of the match; null if not found. Always fetched again, because the sheet is printed. */
export const matchedPersonQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: matchKeys.person(profileId),
    queryFn: profileId === null ? skipToken : ({ signal }) => getPerson(profileId, signal),
    staleTime: 0,
  });
