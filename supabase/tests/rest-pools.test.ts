// Which reads a cluster's gateway may send to a standby: supabase/hosting/cluster/rest-pools.ts. A table or a function without a row here or
// there fails: decide where it may be read. Nothing that is listed may write: a standby refuses it.
import { describe, expect, test } from 'vitest';
import { visitorColumns } from '../../web/src/lib/card-columns.ts';
import { currentPool, primaryForMembers, primaryTables, publicPool } from '../hosting/cluster/rest-pools.ts';
import { argumentsFor, audiences, readableBy } from './functions.ts';
import { addPerson } from './people.ts';
import { personaNames, sendPastGateway, setUpPersonas } from './personas.ts';

const { clients, sql } = await setUpPersonas();

/** Functions that only read, and why they are on the primary all the same. */
const stableButPrimary: Readonly<Record<string, string>> = {
  describe_deletion: 'what somebody reads before they delete for ever',
  profile_version: 'a column of the card that only an edit by the office asks for',
  is_username_free: 'asked before a login is made of it',
  list_breaches: 'whose data were used without right; rarely asked',
  list_people_of_breach: 'who is informed of a breach, asked just after it was recorded',
  list_admins: 'who has the rights of the bureau; rarely asked',
  list_my_sessions: 'where somebody is signed in; rarely asked',
  list_unreferenced_files: 'the files that are deleted next',
  read_answer: 'contact details may be in it, and it is there for a minute',
  read_figures: 'counts of the whole register for its owner; rarely asked',
  read_linked_statements: 'by a private link, which may have ended',
  read_proposed_files: 'what a decision is compared with',
  read_second_factor: 'asked just after the auth service has changed it',
  review_breach: 'whose data were used in a time, from the audit log of this moment; rarely asked',
  review_reads: 'who read contact details, which the owner signs off; rarely asked',
};

/** Functions that PostgreSQL takes for writing ones, but which only refuse, or give an id. */
const onlyRefuse = [
  'private.busy',
  'private.forbid',
  'private.one_at_a_time',
  'private.refuse',
  'private.refuse_large',
  'private.require_member',
];

/** Called for members alone, whose searches are sent to the primary. */
const neverForVisitors = ['private.require_begun'];

/** Statements that a standby refuses, or that other sessions must see: writes, locks, sequences, messages, temporary tables. */
const writing =
  /\b(insert\s+into|update\s+(only\s+)?[a-z"]+[.\w"]*\s+(as\s+\w+\s+)?set|delete\s+from|merge\s+into|truncate|lock\s+table|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|nextval|setval|pg_notify|notify|pg_advisory\w*|pg_try_advisory\w*|create\s+temp\w*|txid_current|pg_current_xact_id|dblink\w*|lo_\w+|copy)\b/i;

interface DatabaseFunction {
  readonly schema: string;
  readonly name: string;
  readonly volatility: 'i' | 's' | 'v';
  readonly body: string;
  readonly for_visitors: boolean;
  readonly for_members: boolean;
}

const functions = await sql<DatabaseFunction[]>`
  select nspname as schema, proname as name, provolatile as volatility,
    coalesce(pg_get_function_sqlbody(pg_proc.oid), prosrc) as body,
    has_function_privilege('anon', pg_proc.oid, 'execute') as for_visitors,
    has_function_privilege('authenticated', pg_proc.oid, 'execute') as for_members
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname in ('public', 'private') order by 1, 2`;
const policies = await sql<{ name: string; condition: string }[]>`
  select polname as name, pg_get_expr(polqual, polrelid) as condition
  from pg_policy join pg_class on pg_class.oid = polrelid
  where relnamespace = 'public'::regnamespace and relname = any (${[...currentPool.tables]}) and polcmd in ('r', '*')`;
const unlogged = await sql<{ name: string }[]>`
  select relname as name from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and relkind = 'r' and relpersistence <> 'p'`;

const ofApi = () =>
  functions.filter(({ schema, for_members, for_visitors }) => schema === 'public' && (for_members || for_visitors));

test('each function that only reads is in a list, and none that writes', () => {
  const reading = ofApi().filter(({ volatility }) => volatility !== 'v');
  const primary = [...Object.keys(stableButPrimary), ...primaryForMembers];
  const listed = new Set([...publicPool.functions, ...currentPool.functions, ...primary]);
  expect(reading.map(({ name }) => name)).toEqual([...listed].toSorted());
});

test('each table that members may read is in the current pool, or one of those that no standby can read', async () => {
  expect([...currentPool.tables, ...primaryTables].toSorted()).toEqual(await readableBy(sql, 'authenticated'));
});

test('the public pool has only what visitors may read; members have it in the current one, or on the primary', async () => {
  const forVisitors = ofApi().filter(({ for_visitors }) => for_visitors);
  expect(forVisitors.map(({ name }) => name)).toEqual(expect.arrayContaining([...publicPool.functions]));
  expect(await readableBy(sql, 'anon')).toEqual(expect.arrayContaining([...publicPool.tables]));
  const forMembers = forVisitors.filter(({ name, for_members }) => for_members && publicPool.functions.includes(name));
  expect([...currentPool.functions, ...primaryForMembers]).toEqual(
    expect.arrayContaining(forMembers.map(({ name }) => name)),
  );
  expect(currentPool.tables).toEqual(expect.arrayContaining([...publicPool.tables]));
});

/** Our own functions that a body or a policy calls. */
const calledBy = (body: string) =>
  functions.filter(({ schema, name }) => new RegExp(`(?<![\\w.])${schema}\\.${name}\\s*\\(`).test(body));

test('nothing that is in a pool calls what writes, by whatever way', () => {
  const inPools = [...currentPool.functions, ...publicPool.functions];
  const listed = ofApi().filter(({ name }) => inPools.includes(name));
  expect(policies.length).toBeGreaterThanOrEqual(currentPool.tables.length);
  const reached = new Set([...listed, ...policies.flatMap(({ condition }) => calledBy(condition))]);
  // A set also iterates over values added during the loop.
  const full = ({ schema, name }: DatabaseFunction) => `${schema}.${name}`;
  for (const { body } of reached)
    for (const called of calledBy(body)) if (!neverForVisitors.includes(full(called))) reached.add(called);
  expect([...reached].map(full)).toEqual(expect.arrayContaining(['private.session_state', 'private.hidden_from_me']));
  const volatile = [...reached].filter(({ volatility }) => volatility === 'v').map(full);
  expect(volatile.toSorted()).toEqual(onlyRefuse);
  // A standby's lock is its own: enough against the many searches of one visitor.
  expect([...reached].filter(({ body }) => writing.test(body)).map(full)).toEqual(['private.one_at_a_time']);
  // Their rows are on the primary alone: a standby answers with 0A000.
  expect(unlogged.map(({ name }) => name)).toContain('readings');
  const ofPrimary = unlogged.map(({ name }) => new RegExp(`\\bprivate\\.${name}\\b`));
  expect([...reached].filter(({ body }) => ofPrimary.some((table) => table.test(body))).map(full)).toEqual([]);
});

describe.each(personaNames)('%s', (persona) => {
  // PostgREST runs these in a read-only transaction; a write would be refused with 25006.
  test('is served by each function of a pool that is for them', async () => {
    const args = await argumentsFor(sql, await addPerson(sql, { label: 'target' }));
    const listedFunctions = persona === 'visitor' ? publicPool.functions : currentPool.functions;
    for (const name of listedFunctions.filter((listed) => audiences[listed]?.includes(persona))) {
      const { status, body } = await sendPastGateway(clients[persona], 'POST', `/rest/v1/rpc/${name}`, args[name]);
      expect(status, `${name} ${body}`).toBe(200);
    }
  });

  test('is answered by each table of a pool that they may read', async () => {
    const tables = await readableBy(sql, persona === 'visitor' ? 'anon' : 'authenticated');
    const listed = persona === 'visitor' ? publicPool.tables : currentPool.tables;
    for (const name of listed.filter((table) => tables.includes(table))) {
      const columns =
        name === 'audit_log' ? 'id' : name === 'RegisteredUsers' && persona === 'visitor' ? visitorColumns : '*';
      const path = `/rest/v1/${name}?select=${columns}&limit=1`;
      const { status, body } = await sendPastGateway(clients[persona], 'GET', path);
      expect(status, `${name} ${body}`).toBe(200);
    }
  });
});
