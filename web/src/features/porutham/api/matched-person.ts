import { queryOptions, skipToken } from '@tanstack/react-query';
import { matchKeys } from '@/features/porutham/api/keys';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** What is compared of somebody, and stands on the sheet. The contact details are left out. */
export interface MatchedPerson extends Pick<Tables<'RegisteredUsers'>, 'id' | 'name' | 'gender' | 'age'> {
  profile_details: Tables<'profile_details'> | null;
}

const getPerson = (profileId: number, signal: AbortSignal): Promise<MatchedPerson | null> =>
  run(
    supabase
      .from('RegisteredUsers')
      .select('id, name, gender, age, profile_details(*)')
      .eq('id', profileId)
      .maybeSingle(),
    signal,
  );

/** One of two whose stars are compared; null when there is no such person. What is printed is read again. */
export const matchedPersonQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: matchKeys.person(profileId),
    queryFn: profileId === null ? skipToken : ({ signal }) => getPerson(profileId, signal),
    staleTime: 0,
  });
