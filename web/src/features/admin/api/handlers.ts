import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '@/features/admin/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The admins who may sign in, by name. */
export const colleaguesQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.colleagues(),
    queryFn: async ({ signal }) => await run(supabase.rpc('list_colleagues'), signal),
  });

/** Who looks after these families: a username, or null for nobody. */
export const setHandler = ({ profileIds, handler }: { profileIds: readonly number[]; handler: string | null }) =>
  run(supabase.rpc('set_handler', { profile_ids: [...profileIds], ...(handler !== null && { handler }) }));
