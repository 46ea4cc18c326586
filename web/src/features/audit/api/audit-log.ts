import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { auditKeys, type AuditQuestion } from '@/features/audit/api/keys';
import { endOfDay, startOfDay } from '@/lib/bureau-days';
import { containsPattern } from '@/lib/contains-pattern';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const pageSize = 50;

async function getAuditLog(question: AuditQuestion, beforeId: number | null, signal: AbortSignal) {
  let query = supabase
    .from('audit_log')
    // Named one by one: the salt of the digest is not for the API.
    .select(
      'id, happened_at, actor_name, action, table_name, record_id, registered_user_id, old_values, new_values, values_erased',
    );
  if (question.action !== '') query = query.eq('action', question.action);
  if (question.table !== '') query = query.eq('table_name', question.table);
  if (question.actor !== '') {
    const pattern = containsPattern(question.actor);
    query = pattern === null ? query.is('id', null) : query.ilike('actor_name', pattern);
  }
  if (question.profileId !== null) query = query.eq('registered_user_id', question.profileId);
  if (question.from !== '') query = query.gte('happened_at', startOfDay(question.from));
  if (question.to !== '') query = query.lt('happened_at', endOfDay(question.to));
  if (beforeId !== null) query = query.lt('id', beforeId);
  const entries = await run(
    query
      .order('id', { ascending: false })
      // One more than is shown tells whether there is more.
      .limit(pageSize + 1),
    signal,
  );
  return { entries: entries.slice(0, pageSize), hasMore: entries.length > pageSize };
}

type AuditPart = Awaited<ReturnType<typeof getAuditLog>>;
export type AuditEntry = AuditPart['entries'][number];

const atStart = (): number | null => null;

/** The record of what admins did, newest first, part by part. */
export const auditLogQueryOptions = (question: AuditQuestion) =>
  infiniteQueryOptions({
    queryKey: auditKeys.log(question),
    queryFn: ({ pageParam, signal }) => getAuditLog(question, pageParam, signal),
    initialPageParam: atStart(),
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    placeholderData: keepPreviousData,
    // Coming to the page shows what has just been done.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
