import type postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { personaNames, setUpPersonas, tableNames, type PersonaName } from './personas.ts';

// One request without a filter reads a whole table, so its policy may not look something up for each row. The blocks that
// PostgreSQL reads say so on every machine, and times do not. Few people here, and 20,000 in `make check`. The blocks that a
// policy reads once a query are counted separately. They contain its functions, and depend on the statistics and dead rows of
// earlier tests.

const { clients, profileIds, sql } = await setUpPersonas();
const people = inject('depth') === 'sample' ? 0 : 20_000;

const buffers = z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() });
const plans = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({
        Plan: buffers.extend({
          'Actual Rows': z.number(),
          Plans: z.array(buffers.extend({ 'Parent Relationship': z.string() })).default([]),
        }),
      }),
    ]),
  }),
]);

const blocksOf = (node: z.infer<typeof buffers>) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];
/** One look-up for each of 20,000 people reads more. */
const mostOnce = 5000;

async function claimsOf(persona: PersonaName): Promise<{ sub: string; role: string }> {
  const { data } = await clients[persona].auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  if (payload === '') return { sub: '', role: 'anon' };
  return z.looseObject({ sub: z.string(), role: z.string() }).parse(JSON.parse(atob(payload)));
}

/** Copies of the demo data. Their triggers would take most of the time, and decide nothing about who reads them. */
async function fill(sql: postgres.TransactionSql): Promise<void> {
  const copied = ['"RegisteredUsers"', 'profile_details', 'likes', 'blocks'];
  for (const table of copied) await sql.unsafe(`alter table public.${table} disable trigger user`);
  // These checks take half a millisecond each.
  await sql.unsafe(`do $$
    declare rule record;
    begin
      for rule in select conname, conrelid::regclass as of_table from pg_constraint where contype = 'c' and conrelid in
        ('public."RegisteredUsers"'::regclass, 'public.profile_details'::regclass)
      loop
        execute format('alter table %s drop constraint %I', rule.of_table, rule.conname);
      end loop;
    end $$`);
  const columnsOf = async (table: string, without: string[]) => {
    const rows = await sql<{ name: string }[]>`
      select quote_ident(attname) as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname <> all (${without}) order by attnum`;
    return rows.map(({ name }) => name).join(', ');
  };
  const cards = await columnsOf('"RegisteredUsers"', ['id']);
  const details = await columnsOf('profile_details', ['registered_user_id']);
  await sql.unsafe(`
    insert into public."RegisteredUsers" (id, ${cards}) overriding system value
      select 1000000 + copy, ${cards} from generate_series(1, ${people}) as copy
      join public."RegisteredUsers" on id = 1 + copy % 900`);
  await sql.unsafe(`
    insert into public.profile_details (registered_user_id, ${details})
      select 1000000 + copy, ${details} from generate_series(1, ${people}) as copy
      join public.profile_details on registered_user_id = 1 + copy % 900`);
  const { member } = profileIds;
  await sql`
    insert into public.likes (liker_id, profile_id)
      select 1000000 + copy, case when copy % 40 = 0 then ${member} else 1 + copy % 900 end from generate_series(1, ${people}) as copy`;
  await sql`
    insert into public.blocks (blocker_id, profile_id)
      select 1000000 + copy, 1 + copy % 900 from generate_series(1, ${people}) as copy`;
  await sql.unsafe('analyze public."RegisteredUsers", public.profile_details, public.likes, public.blocks');
}

test('no table costs more to read whole than its own blocks, for any caller', async () => {
  const rollBack = new Error('Only tried.');
  const claims = new Map<PersonaName, Awaited<ReturnType<typeof claimsOf>>>();
  for (const persona of personaNames) claims.set(persona, await claimsOf(persona));
  const dear: string[] = [];
  let read = 0;
  const trying = sql.begin(async (sql) => {
    if (people > 0) await fill(sql);
    // It reads the rows of a page one by one, as soon as a vacuum and later changes make the planner choose it.
    await sql`set local enable_indexonlyscan = off`;
    for (const persona of personaNames) {
      const caller = claims.get(persona) ?? { sub: '', role: 'anon' };
      for (const table of tableNames) {
        const [size] = await sql<{ pages: number; readable: boolean }[]>`
          select (pg_relation_size(oid) / 8192)::int as pages, has_any_column_privilege(${caller.role}, oid, 'select') as readable
          from pg_class where relname = ${table} and relnamespace = 'public'::regnamespace`;
        if (size?.readable !== true) continue;
        await sql`
          select set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
            set_config('request.jwt.claim.sub', ${caller.sub}, true), set_config('role', ${caller.role}, true)`;
        const [{ 'QUERY PLAN': plan }] = plans.parse(
          await sql.unsafe(`explain (analyze, buffers, timing off, format json) select from public."${table}"`),
        );
        await sql`reset role`;
        const [{ Plan: node }] = plan;
        const onceParts = node.Plans.filter((part) => part['Parent Relationship'] === 'InitPlan');
        const once = onceParts.reduce((sum, part) => sum + blocksOf(part), 0);
        const blocks = blocksOf(node) - once;
        read += 1;
        if (blocks > 100 + 3 * size.pages || once > mostOnce)
          dear.push(
            `${persona} ${table}: ${blocks} blocks and ${once} once, ${node['Actual Rows']} rows, ${size.pages} pages`,
          );
      }
    }
    throw rollBack;
  });
  await expect(trying).rejects.toBe(rollBack);
  expect(dear).toEqual([]);
  expect(read).toBeGreaterThan(100);
});
