import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { actsOfMany } from '@/features/audit/describe-entry';
import { auditKeys, type AuditFilter } from '@/features/audit/api/keys';
import { endOfDay, startOfDay } from '@/lib/bureau-days';
import { containsPattern } from '@/lib/contains-pattern';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const pageSize = 50;

/** Of an act with many people the whole record has the last row alone; a person's own record has theirs. */
const actsOnce = `registered_user_id.is.null,and(${actsOfMany.map((act) => `action.neq."${act}"`).join(',')})`;

/** Adds the names of the people that are still there. */
async function withNames<Row extends { registered_user_id: number | null }>(rows: readonly Row[], signal: AbortSignal) {
  const ids = [...new Set(rows.flatMap(({ registered_user_id: id }) => id ?? []))];
  const people =
    ids.length === 0 ? [] : await run(supabase.from('RegisteredUsers').select('id, name').in('id', ids), signal);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.registered_user_id ?? 0) ?? null }));
}

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
  query = filter.profileId === null ? query.or(actsOnce) : query.eq('registered_user_id', filter.profileId);
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
  return { entries: await withNames(entries.slice(0, pageSize), signal), hasMore: entries.length > pageSize };
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

// A person of an import has a row in each of the tables, the cards among them.
const mostRowsOfPerson = 10;

async function getPeopleOfAct(act: AuditEntry, beforeId: number, signal: AbortSignal) {
  const rows = await run(
    supabase
      .from('audit_log')
      .select('id, registered_user_id')
      .eq('action', act.action)
      .eq('table_name', 'RegisteredUsers')
      .eq('happened_at', act.happened_at)
      .not('registered_user_id', 'is', null)
      .gte('id', act.id - Number(act.record_id) * mostRowsOfPerson)
      .lt('id', beforeId)
      .order('id', { ascending: false })
      .limit(pageSize + 1),
    signal,
  );
  return { people: await withNames(rows.slice(0, pageSize), signal), hasMore: rows.length > pageSize };
}

/** The people of an act with many, in pages. */
export const peopleOfActQueryOptions = (act: AuditEntry) =>
  infiniteQueryOptions({
    queryKey: auditKeys.act(act.id),
    queryFn: ({ pageParam, signal }) => getPeopleOfAct(act, pageParam, signal),
    initialPageParam: act.id,
    getNextPageParam: ({ people, hasMore }) => (hasMore ? (people.at(-1)?.id ?? null) : null),
  });
