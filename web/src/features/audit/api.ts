import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { actsOfMany } from '@/features/audit/describe-entry';
import { supabase } from '@/lib/backend/client';
import { endOfDay, startOfDay } from '@/lib/day-moments';
import { containsPattern, run } from '@/lib/run';
import { act, inParts, question } from '@/lib/rpc';

/** Of the audit log; an empty one lets all through. */
export interface Filters {
  action: string;
  table: string;
  actor: string;
  /** Days in the bureau's time zone: "2026-11-20". */
  from: string;
  to: string;
}

export const noFilters: Filters = { action: '', table: '', actor: '', from: '', to: '' };

type FiltersOfPerson = Filters & { profileId: number | null };

const pageSize = 50;

/** Of an act with many people the whole record has the last row alone; a person's own record has theirs. */
const actsOnce = `registered_user_id.is.null,and(${actsOfMany.map((act) => `action.neq."${act}"`).join(',')})`;

async function withNames<Row extends { registered_user_id: number | null }>(rows: readonly Row[], signal: AbortSignal) {
  const ids = [...new Set(rows.flatMap(({ registered_user_id: id }) => id ?? []))];
  const people =
    ids.length === 0 ? [] : await run(supabase.from('RegisteredUsers').select('id, name').in('id', ids), signal);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.registered_user_id ?? 0) ?? null }));
}

async function getAuditLog(filter: FiltersOfPerson, beforeId: number | null, signal: AbortSignal) {
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

export const auditLogQueryOptions = (filter: FiltersOfPerson) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
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

export const peopleOfActQueryOptions = (act: AuditEntry) =>
  infiniteQueryOptions({
    queryKey: ['audit-act', act.id],
    queryFn: ({ pageParam, signal }) => getPeopleOfAct(act, pageParam, signal),
    initialPageParam: act.id,
    getNextPageParam: ({ people, hasMore }) => (hasMore ? (people.at(-1)?.id ?? null) : null),
  });

const number = z.number();
const countsOfReasons = {
  request: number,
  introduction: number,
  profile: number,
  question: number,
  enquiry: number,
  none: number,
};
const countsOfActs = { opened: number, shared: number, exported: number, looked_up: number };
/** Why contact details were opened or shared. */
export const reasons = z.object(countsOfReasons).keyof().options;
export const acts = z.object(countsOfActs).keyof().options;

const admin = z.object({ actor_name: z.string(), ...countsOfActs, ...countsOfReasons });
export type AdminReads = z.infer<typeof admin>;

const unusual = z.object({
  kind: z.enum(['many', 'night', 'login', 'none']),
  actor_name: z.string(),
  /** The admin who had set the password of a login. */
  set_by: z.string().nullable(),
  began_at: z.string(),
  ended_at: z.string(),
  reads: z.number(),
  people_count: z.number(),
  /** The first ones; the name is null for a person who was erased. */
  people: z.array(z.object({ id: z.number(), name: z.string().nullable() })),
});
export type UnusualReads = z.infer<typeof unusual>;

const review = z.object({
  month: z.string(),
  is_over: z.boolean(),
  /** Whether the auth service reports sign-ins; null if none was seen. */
  sign_ins_counted: z.boolean().nullable(),
  /** Newest first. */
  months: z.array(z.object({ month: z.string(), signed_off: z.boolean() })),
  admins: z.array(admin),
  failed: z.array(z.object({ username: z.string(), failures: z.number(), failed_at: z.string() })),
  unusual: z.object({ count: z.number(), list: z.array(unusual) }),
  signed_off: z.object({ by: z.string(), at: z.string(), note: z.string(), counts: z.json() }).nullable(),
});
export type ReadReview = z.infer<typeof review>;
/** The reads of contact details in the month of a day ("2026-11-01"). Each part has more of the unusual ones. */
// A visit to the page shows the latest reads.
export const readReview = inParts('review_reads', review, ({ unusual: list }) => list, 0);

export const signOffReads = act('sign_off_reads');

const kinds = ['opened', 'looked up', 'shared', 'exported', 'changed'] as const;

const shapeOfExtent = z.object({
  count: z.number(),
  people: z.array(z.object({ id: z.number(), name: z.string(), kinds: z.array(z.enum(kinds)), acts: z.number() })),
  actors: z.array(
    z.object({
      actor_name: z.string(),
      acts: z.number(),
      people: z.number(),
      first_at: z.string(),
      last_at: z.string(),
      addresses: z.array(z.string()),
    }),
  ),
});
export type Extent = z.infer<typeof shapeOfExtent>;
export const extent = question('review_breach', shapeOfExtent);

const breach = z.object({
  id: z.number(),
  found_at: z.string(),
  began_at: z.string(),
  ended_at: z.string(),
  login: z.string().nullable(),
  happened: z.string(),
  measures: z.string(),
  board_informed_at: z.string().nullable(),
  recorded_by_name: z.string(),
  count: z.number(),
});
export type Breach = z.infer<typeof breach>;
export const breaches = question('list_breaches', z.array(breach), 0);

const person = z.object({
  id: z.number(),
  name: z.string(),
  language: z.string().nullable(),
  informed_at: z.string().nullable(),
});
export type ConcernedPerson = z.infer<typeof person>;
/** The people of a recorded breach, 50 at a time. */
export const concerned = inParts(
  'list_people_of_breach',
  z.object({ count: z.number(), informed: z.number(), list: z.array(person) }),
  (part) => part,
  0,
);

/** The time of a breach, and the login by which it happened; null for any. */
export type BreachTime = Pick<Breach, 'began_at' | 'ended_at' | 'login'>;

export const recordBreach = act('record_breach');

export const recordBreachNotice = act('record_breach_notice');

export const reportBreach = act('report_breach');
