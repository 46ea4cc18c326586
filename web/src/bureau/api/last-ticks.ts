import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { readKeptSession } from '@/lib/backend/kept-session';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The ticks of this admin's last verification, or null before the first one. */
async function getLastTicks(signal: AbortSignal) {
  const userId = readKeptSession()?.userId;
  if (userId === undefined) return null;
  const [last] = await run(
    supabase
      .from('verification_checks')
      .select('checked_at, person:RegisteredUsers!inner(name, verified_items)')
      .eq('checked_by', userId)
      .order('checked_at', { ascending: false })
      .limit(1),
    signal,
  );
  return last ? { name: last.person.name, items: last.person.verified_items } : null;
}

/** The ticks of the admin's last verification. Stale at once: each verification changes them. */
export const lastTicksQueryOptions = () =>
  queryOptions({ queryKey: sharedKeys.lastTicks(), queryFn: ({ signal }) => getLastTicks(signal), staleTime: 0 });
