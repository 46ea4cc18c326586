import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';

/** Whose answers are printed: for the admin, also of a hidden profile. */
export const personQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['consent-proof', profileId] as const,
    queryFn: ({ signal }) =>
      run(
        supabase.from('RegisteredUsers').select('id, name, own_script_name').eq('id', profileId).maybeSingle(),
        signal,
      ),
  });
