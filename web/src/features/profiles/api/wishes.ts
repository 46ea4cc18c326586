import { queryOptions } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { readWishes, type Wishes } from '@/features/profiles/wishes';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';

/** What the family of a profile looks for: for the family and the admin. */
export const wishesQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.wishes(profileId),
    queryFn: async ({ signal }) =>
      readWishes(
        await run(
          supabase.from('wishes').select('must, hoped').eq('registered_user_id', profileId).maybeSingle(),
          signal,
        ),
      ),
  });

/** Saves the wishes of a person in place of the earlier ones. */
export const saveWishes = ({ profileId, wishes: { must, hoped } }: { profileId: number; wishes: Wishes }) =>
  run(supabase.rpc('save_wishes', { profile_id: profileId, must, hoped }));
