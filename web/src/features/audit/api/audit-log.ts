import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { auditKeys, type AuditFilter } from '@/features/audit/api/keys';
import { endOfDay, startOfDay } from '@/lib/bureau-days';
import { containsPattern } from '@/lib/contains-pattern';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const pageSize = 50;

async function getAuditLog(filter: AuditFilter, beforeId: number | null, signal: AbortSignal) {
  let query = supabase
    .from('audit_log')
    // Explicit columns, because the API may not read the salt of the digest.
    .select(
      'id, happened_at, actor_name, action, table_name, record_id, registered_user_id, old_values, new_values, values_erased',
    );
  if (filter.action !== '') query = query.eq('action', filter.action);
  if (filter.table !== '') query = query.eq('table_name', filter.table);
  if (filter.actor !== '') {
    const pattern = containsPattern(filter.actor);
    query = pattern === null ? query.is('id', null) : query.ilike('actor_name', pattern);
  }
  if (filter.profileId !== null) query = query.eq('registered_user_id', filter.profileId);
  if (filter.from !== '') query = query.gte('happened_at', startOfDay(filter.from));
  if (filter.to !== '') query = query.lt('happened_at', endOfDay(filter.to));
  if (beforeId !== null) query = query.lt('id', beforeId);
  const entries = await run(
    query
      .order('id', { ascending: false })
      // One row more than a page reveals a next page.
      .limit(pageSize + 1),
    signal,
  );
  return { entries: entries.slice(0, pageSize), hasMore: entries.length > pageSize };
}

type AuditPageData = Awaited<ReturnType<typeof getAuditLog>>;
export type AuditEntry = AuditPageData['entries'][number];

const firstCursor = (): number | null => null;

/** The audit log in pages, newest first. */
export const auditLogQueryOptions = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: auditKeys.log(filter),
    queryFn: ({ pageParam, signal }) => getAuditLog(filter, pageParam, signal),
    initialPageParam: firstCursor(),
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    placeholderData: keepPreviousData,
    // A visit to the page shows the latest actions.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
