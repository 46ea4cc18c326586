import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** A profile that families see, for a message about it; null if there is none with this user id. */
export const sharedProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.sharedProfile(profileId),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('RegisteredUsers')
          .select(
            'id, name, own_script_name, age, location, profile_details(birth_star, height, caste, education, job)',
          )
          .eq('id', profileId)
          .eq('visible', true)
          .maybeSingle(),
        signal,
      ),
  });
