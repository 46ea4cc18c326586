import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import postgres from 'postgres';
import { actualGrantsSql, expectedGrants } from '../hosting/grants.ts';
import { listSchemas } from '../lib/schema-files.ts';
import { readSettings } from '../lib/settings.ts';
import { answerShapes } from './answer-shapes.ts';
import { access, backend, canStop, visitor } from './personas.ts';
import { findUnlimited } from './where.ts';

const sql = postgres(access.databaseUrl, { max: 1 });
afterAll(() => sql.end());

test('every table of the product has row-level security', async () => {
  const open = await sql`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity`;
  expect(open).toEqual([]);
});

const heldGrants = async (): Promise<string[]> => {
  const rows = await sql.unsafe<{ held: string }[]>(actualGrantsSql);
  return rows.map(({ held }) => held).sort();
};

test('the API roles hold exactly the grants that are meant', async () => {
  expect(await heldGrants()).toEqual(expectedGrants);
});

test.runIf(canStop)('a restart of the auth and storage server, and its first use, grant nothing', async () => {
  // The server of the embedded backend tries to grant everything to everyone when it first meets row-level security.
  await backend.stopService('auth');
  await backend.startService('auth');
  await visitor().storage.from('profile-images').download('1/nothing.webp');
  expect(await heldGrants()).toEqual(expectedGrants);
});

test('a new table or function is out of reach until it is granted', async () => {
  const reachable = sql.begin(async (transaction) => {
    await transaction`create table public.made_by_a_test (id int)`;
    await transaction`create function public.called_by_a_test() returns int language sql as 'select 1'`;
    const [row] = await transaction`
      select has_table_privilege('anon', 'public.made_by_a_test', 'select') as table_for_anon,
        has_table_privilege('authenticated', 'public.made_by_a_test', 'select') as table_for_member,
        has_function_privilege('anon', 'public.called_by_a_test()', 'execute') as function_for_anon`;
    throw new Error(JSON.stringify(row));
  });
  await expect(reachable).rejects.toThrow(
    JSON.stringify({ table_for_anon: false, table_for_member: false, function_for_anon: false }),
  );
});

test('the example of docs/adding-a-table.md is a table of which visitors read the published rows', async () => {
  const page = await readFile(path.join(readSettings().root, 'docs/adding-a-table.md'), 'utf8');
  const example = /^```sql\n([^]*?)\n```$/m.exec(page)?.[1] ?? '';
  const seen = sql.begin(async (transaction) => {
    await transaction.unsafe(example);
    await transaction`insert into public.success_stories (title, published) values ('Shown', true), ('Hidden', false)`;
    await transaction`set local role anon`;
    const visible = await transaction`select title from public.success_stories`;
    await transaction`set local role authenticated`;
    const withoutAccount = await transaction`select title from public.success_stories`;
    throw new Error(JSON.stringify({ visible, withoutAccount }));
  });
  await expect(seen).rejects.toThrow(JSON.stringify({ visible: [{ title: 'Shown' }], withoutAccount: [] }));
});

test("functions that run with their owner's rights pin the search path", async () => {
  const loose = await sql`
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosecdef and not coalesce('search_path=""' = any (proconfig), false)`;
  expect(loose).toEqual([]);
});

test('of the private functions, the API roles may call only those that a policy asks, or a check of what they write', async () => {
  const callable = await sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'private'::regnamespace
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
      and not exists (select from pg_depend where classid = 'pg_policy'::regclass and refobjid = pg_proc.oid)
      and not exists (
        select from pg_depend join pg_constraint on pg_constraint.oid = objid
        where classid = 'pg_constraint'::regclass and refobjid = pg_proc.oid
          and has_any_column_privilege('authenticated', conrelid, 'insert, update')
      )`;
  expect(callable).toEqual([]);
});

test('the public functions check the caller themselves, with the rights of their owner', async () => {
  const invoked = await sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and not prosecdef order by proname`;
  expect(invoked).toEqual([]);
});

test('every function of the API says in a comment what it does', async () => {
  const silent = await sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and coalesce(obj_description(oid, 'pg_proc'), '') = ''`;
  expect(silent, 'Without a comment; write in a migration: comment on function ... is ...').toEqual([]);
});

// A backup holds rows that an earlier rule let in. PostgreSQL checks them again when they come back.
test('the functions in checks of rows are the ones with which older backups still load', async () => {
  const rows = await sql<{ line: string }[]>`
    with recursive parts as (
      select distinct refobjid as checked, refobjid as part from pg_depend
      where classid = 'pg_constraint'::regclass and refclassid = 'pg_proc'::regclass
      union
      select parts.checked, called.oid from parts
      join pg_proc caller on caller.oid = parts.part
      join pg_proc called on called.pronamespace = 'private'::regnamespace
        and position('private.' || called.proname || '(' in coalesce(caller.prosrc, '')) > 0
    )
    select checked::regproc || ' ' || left(md5(string_agg(md5(prosrc), ' ' order by md5(prosrc))), 8) as line
    from parts join pg_proc on pg_proc.oid = part group by checked`;
  expect(
    rows.map(({ line }) => line.replace('private.', '')).sort(),
    'A function in a check changed. Does it refuse a value that it allowed before? Then backups with such a row no ' +
      'longer load: check new rows in the functions that write them instead. Otherwise write the new digest here.',
  ).toEqual([
    'agreement_ways c8bb8335',
    'are_story_words 14a9f917',
    'call_times 9462c75f',
    'consent_channels 6a7bd3b3',
    'consent_purposes 5f3505dc',
    'ending_sides a82785a5',
    'enquiry_kinds d6de970a',
    'enquiry_states c83c9c73',
    'filters_are_valid 576d215c',
    'follow_up_states d732a232',
    'grievance_subjects 08812fdf',
    'holds_contact 25987ba9',
    'introduction_answers d686f6fd',
    'is_coordinates 9e836801',
    'is_email 077cc33e',
    'is_notification_kind ccd6c275',
    'is_phone_number e94700db',
    'is_picture 7f053a1f',
    'is_time_of_day 1cbf0715',
    'long_text_holds_contact bcec34cc',
    'message_placeholders d7200526',
    'pause_reasons 13c00fcc',
    'payment_ways 27133cc7',
    'refusal_reasons ff1ca326',
    'relations 3e15f3db',
    'relatives dc730ad8',
    'report_reasons 5330e552',
    'sources 2987fa5a',
    'status_is 760e9ffc',
    'verification_items d23716e3',
    'ways_of_agreeing 665ee550',
    'ways_of_showing d400fe02',
    'wishes_are_valid 6d2cb1f0',
    'wrong_placeholder bafebe77',
    'wrong_setting f89f59ac',
  ]);
});

test('migrations run as a role that is no superuser', async () => {
  const [row] = await sql`select rolsuper from pg_roles where rolname = current_user`;
  expect(row).toEqual({ rolsuper: false });
});

test('no trigger names a column of the auth and storage servers, which could then not alter it', async () => {
  const pinned = await sql`
    select tgrelid::regclass::text as name, tgname from pg_trigger
    where not tgisinternal and (cardinality(tgattr::int2[]) > 0 or tgqual is not null)
      and tgrelid in (select oid from pg_class where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace))
      and tgfoid in (select oid from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace))`;
  expect(pinned).toEqual([]);
});

test('the database has the migrations of this repository, and no others', async () => {
  const files = await readdir(path.join(readSettings().root, 'supabase/migrations'));
  const applied = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  expect(applied.map(({ version }) => version)).toEqual(files.map((file) => file.split('_', 1)[0]).sort());
});

test('no name in the schemas is longer than PostgreSQL keeps', async () => {
  const { root } = readSettings();
  const names = new Set<string>();
  for (const file of listSchemas(root)) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^\s*create policy "([^"]+)"/gim)) names.add(name);
  }
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => Buffer.byteLength(name) > 63)).toEqual([]);
});

test('of each function that answers JSON, the shape by which the site reads it is known', async () => {
  const functions = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'jsonb'::regtype`;
  // The site reads these by hand: a part of them, one of several, or whatever there is.
  const others = ['export_my_data', 'export_people', 'read_answer', 'read_contact_details'];
  expect(functions.map(({ name }) => name).toSorted()).toEqual([...answerShapes.keys(), ...others].toSorted());
});

describe('an UPDATE or DELETE without WHERE, which Supabase refuses in all that its API calls,', () => {
  test('is in no function', async () => {
    const functions = await sql<{ name: string; body: string }[]>`
      select oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(functions.length).toBeGreaterThan(100);
    const found = functions.flatMap(({ name, body }) =>
      findUnlimited(body).map((statement) => `${name}: ${statement}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    'update a set b = 1',
    'delete from a using c',
    'delete from only a as where_it_is',
    'with gone as (delete from a returning 1) select 1 into x from gone where true',
    'with gone as (delete from a where true) update c set b = 1 from gone',
    "execute 'delete from a'",
    "execute format('update %I set b = %L', x, 1)",
    'execute $sql$update a set b = 1$sql$',
    "x := 'delete from a'",
    'if true then for i in 1..2 loop update a set b = (select 1 where true); end loop; end if',
    'return query update a set b = 1 returning 1',
    'insert into a values (1) returning id into change.id; delete from a',
  ])('would be found: %s', (statement) => {
    expect(findUnlimited(`begin ${statement}; end`)).toHaveLength(1);
  });

  test.each([
    'update a set b = 1 where true',
    'delete from a as b where b.c is null',
    'insert into a values (1) on conflict (b) do update set b = 2',
    'select 1 into x from a for update; select 1 from b for no key update',
    "perform private.refuse('name', 'Update the name, and set it well.')",
    "perform private.refuse('name', 'Delete a row.')",
    'x := account.update; if update.b then null; end if',
    "update a set b = 'where' where c = (select 1)",
  ])('is not seen where there is none: %s', (statement) => {
    expect(findUnlimited(`begin ${statement}; end`)).toEqual([]);
  });
});
