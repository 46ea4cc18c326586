import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run, runCount } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** Whose notifications. One without a recipient is for the admin; of the others members read only their own. */
export type Audience = 'admin' | 'member';

const minuteMs = 60_000;
const recipientIs = { admin: 'is', member: 'not.is' } as const;
const newest = { admin: 10, member: 20 } as const;
const columns = 'id, kind, given, message, registered_user_id, request_id, read_at, created_at';
const partSize = 30;

/** Which part of the list: those before this one, or the first. */
interface Part {
  beforeId: number | null;
}
const firstPart: Part = { beforeId: null };

const getNotifications = (audience: Audience, signal: AbortSignal) =>
  run(
    supabase
      .from('notifications')
      .select(columns)
      .filter('recipient', recipientIs[audience], null)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(newest[audience]),
    signal,
  );

async function getPart(unreadOnly: boolean, kind: string | null, { beforeId }: Part, signal: AbortSignal) {
  let query = supabase.from('notifications').select(columns).is('recipient', null);
  if (unreadOnly) query = query.is('read_at', null);
  if (kind !== null) query = query.eq('kind', kind);
  if (beforeId !== null) query = query.lt('id', beforeId);
  // One row more than shown reveals a next part, without counting.
  const rows = await run(query.order('id', { ascending: false }).limit(partSize + 1), signal);
  const notifications = rows.slice(0, partSize);
  const last = notifications.at(-1);
  return { notifications, next: last && rows.length > partSize ? { beforeId: last.id } : null };
}

/** All notifications for the admin, or the unread ones, or those of a kind, newest first and part by part. */
export const adminNotificationsQueryOptions = (unreadOnly: boolean, kind: string | null) =>
  infiniteQueryOptions({
    queryKey: sharedKeys.allNotifications(unreadOnly, kind),
    queryFn: ({ pageParam, signal }) => getPart(unreadOnly, kind, pageParam, signal),
    initialPageParam: firstPart,
    getNextPageParam: ({ next }) => next,
  });

const countUnread = (audience: Audience, signal: AbortSignal) =>
  runCount(
    supabase
      .from('notifications')
      .select('id', { count: 'exact', head: true })
      .filter('recipient', recipientIs[audience], null)
      .is('read_at', null),
    signal,
  );

export const notificationsQueryOptions = (audience: Audience) =>
  queryOptions({
    queryKey: sharedKeys.newestNotifications(audience),
    queryFn: ({ signal }) => getNotifications(audience, signal),
    staleTime: audience === 'admin' ? minuteMs : 0,
  });

/** How many are unread: the one number of the header and the dashboard. People stay on a page for long: it is counted now and then. */
export const unreadNotificationsQueryOptions = (audience: Audience) =>
  queryOptions({
    queryKey: sharedKeys.unreadNotifications(audience),
    queryFn: ({ signal }) => countUnread(audience, signal),
    refetchInterval: 5 * minuteMs,
  });

export async function markNotificationsRead(audience: Audience, which: number | 'all'): Promise<void> {
  let change = supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .filter('recipient', recipientIs[audience], null)
    .is('read_at', null);
  if (which !== 'all') change = change.eq('id', which);
  await run(change);
}
