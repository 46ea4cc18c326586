import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmptyDatabase } from '../../backends/embedded/empty-database.ts';
import { applySchemas, listSchemas } from '../../lib/schema-files.ts';
import { writeFiles } from '../../lib/temporary-folder.ts';
import { checkSchemas, writeMigration } from './compare-schemas.ts';

const table = (name: string) => `create table private.${name} (id int primary key, note text, number int);`;
const filters = (names: string) =>
  `create view private.profile_filters as select * from (values ${names}) as filter (name);`;
const owned = `create function private.owned(x int) returns int language sql set search_path = '' as 'select 1';`;

const base = `
  create schema private; alter default privileges revoke execute on functions from public;
  create function private.go() returns trigger language plpgsql set search_path = '' as 'begin return new; end';
  create function private.index_profile(bigint) returns void language sql set search_path = '' as '';
  create table public."RegisteredUsers" (id bigint); ${filters("('diet')")}
  ${['grants', 'rows', 'counted', 'guessed', 'ordered'].map(table).join('\n')}
  insert into private.rows values (1, 'one', 1); create role clerk; create role office;
  grant usage, create on schema private to service_role; ${owned}`;

/** What the Supabase CLI sees in a schema is its own matter. Ours are its schemas, views as written, and the index of filters. */
const seen = `
  ${table('fresh')} grant select (note) on private.grants to anon;
  create policy "Nobody reads" on storage.objects for select to anon using (bucket_id = 'nobody');
  create trigger users_go before insert on auth.users for each row execute function private.go();
create view private.colours with (security_invoker = true) as
  select * from (values
    ('red; or so', 1)
  ) as one (name, number);
  drop view private.profile_filters; ${filters("('diet'), ('smoking')")}`;
const written = [
  'CREATE TABLE "private"."fresh"',
  'DROP TABLE "private"."of_the_migrations"',
  'CREATE POLICY "Nobody reads" ON "storage"."objects"',
  'CREATE TRIGGER users_go',
  'GRANT SELECT ("note") ON TABLE "private"."grants" TO "anon"',
  `(values\n    ('red; or so', 1)\n  ) as one`,
  'select private.index_profile(id) from public."RegisteredUsers";',
];

/** It does not see these: database-differences.ts compares them, and a person writes them. */
const unseen = `
  update private.rows set note = 'ONE'; insert into storage.buckets (id, name) values ('charts', 'charts');
  alter role anon set statement_timeout = '48s'; alter role anon in database postgres set work_mem = '49MB';
  alter role clerk connection limit 50; grant anon to office; grant create on database postgres to service_role;
  create operator private.=== (leftarg = int, rightarg = int, function = int4eq);
  create statistics private.counts (ndistinct) on note, number from private.counted;
  alter table private.guessed alter note set statistics 0;
  alter table private.ordered drop note; alter table private.ordered add note text;`;
const ofAnotherRole = 'alter function private.owned owner to service_role;';
const named = [
  'only in the migrations: private.rows: {"id": 1, "note": "one", "number": 1}',
  'only in the schemas: storage.buckets: {"id": "charts"',
  'only in the schemas: every database, anon: statement_timeout=48s',
  'only in the schemas: postgres, anon: work_mem=49MB',
  '"rolname": "clerk"',
  'only in the schemas: office in anon',
  'only in the schemas: postgres service_role=C',
  'only in the schemas: operator private.===(integer,integer)',
  'only in the schemas: CREATE STATISTICS private.counts (ndistinct) ON note, number',
  'only in the schemas: private.guessed.note statistics 0',
  'only in the schemas: private.ordered: id, number, note',
  'only in the schemas: function private.owned(integer) of service_role',
];

/** PostgreSQL prints it in another form than it read it: the migration gets the words of the schema by hand. */
const printed = {
  written: 'create table private.printed (note text check (char_length(note) between 1 and 51 and note <> $$x$$));',
  expected: `CHECK ((((char_length(note) >= 1) AND (char_length(note) <= 51)) AND (note <> 'x'::text)))`,
};

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
mkdirSync(path.join(folder, 'logs'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A project with these schemas, and the migration of their base. */
function makeProject(schemas: Readonly<Record<string, string>>): string {
  const paths = Object.keys(schemas).map((name) => `  "schemas/${name}", # one of "them"`);
  const root = mkdtempSync(path.join(folder, 'project-'));
  writeFiles(root, {
    'supabase/migrations/20261122000000_begin.sql': `${base}\n${table('of_the_migrations')}`,
    'supabase/config.toml': `project_id = "matrimony"\n[db]\nmajor_version = 17\n[db.migrations]\nschema_paths = [\n${paths.join('\n')}\n]\n`,
    ...Object.fromEntries(Object.entries(schemas).map(([name, text]) => [`supabase/schemas/${name}`, text])),
  });
  symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(root, 'node_modules'));
  return root;
}

const failureOf = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'nothing was wrong',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('a change of the schemas', () => {
  let migration: string;
  let missing: string;
  /** The check's message when one part is still missing. */
  let failure: string;

  beforeAll(async () => {
    // In this order, which is not that of their names.
    const root = makeProject({ 'z.sql': base, 'a.sql': [seen, unseen, ofAnotherRole, printed.written].join('\n') });
    const made = await writeMigration(root, 'catch_up');
    const file = path.join(root, made.file);
    migration = readFileSync(file, 'utf8');
    missing = made.missing;
    // For the CLI the function of another role is gone.
    appendFileSync(file, [unseen, owned, ofAnotherRole].join('\n'));
    failure = await failureOf(checkSchemas(root));
  });

  test.each(written)('is seen and written: %s', (expected) => {
    expect(migration).toContain(expected);
    expect(missing).not.toContain(expected);
  });

  test.each(named)('is seen, and is to be written by hand: %s', (expected) => {
    expect(migration).not.toContain(expected);
    expect(missing).toContain(expected);
  });

  test('is named by the check, with the command that writes it, until the migrations have it', () => {
    expect(migration).toContain('CREATE TABLE "private"."printed"');
    expect(missing).toContain(printed.expected);
    expect(failure).toContain(printed.expected);
    expect(failure).toContain('make migration NAME=what_it_does');
    expect(failure.match(/^(ALTER|CREATE|DROP|GRANT|REVOKE|COMMENT|Different) .*/gm)).toEqual([
      'ALTER TABLE "private"."printed"',
      'ALTER TABLE "private"."printed"',
    ]);
  });
});

describe('the schemas are refused', () => {
  const database = new EmptyDatabase(folder);
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await database.start();
  });
  afterAll(async () => {
    await database.drop();
  });

  test.each([
    ['twice', `create schema a; ${owned.replaceAll('private', 'a').repeat(2)}`, 'function "owned" already exists'],
    ['replaced', `select 1;\ncreate table a();\nCREATE  or replace view b as select 1;`, 'line 3: create or replace.'],
    ['wrong', 'select 1;\nselect nothing;', 'a.sql, line 2: column "nothing" does not exist.'],
  ])('for what is defined %s', async (_how, text, problem) => {
    expect(await failureOf(applySchemas(makeProject({ 'a.sql': text }), databaseUrl))).toContain(problem);
  });

  test('for a file that is not there, not named, or named twice', () => {
    const root = makeProject({ 'a.sql': '', 'b.sql': '' });
    const config = path.join(root, 'supabase/config.toml');
    writeFileSync(config, 'schema_paths = ["schemas/a.sql", "./schemas/c.sql", "schemas/a.sql"]');
    expect(() => listSchemas(root)).toThrow(
      /schemas\/c.sql is named, but is not there.\n.*schemas\/b.sql is there, but is not named.\n.*schemas\/a.sql is named twice/,
    );
    writeFileSync(config, 'schema_paths = ["schemas/b.sql", "./schemas/a.sql"]');
    expect(listSchemas(root)).toEqual(['supabase/schemas/b.sql', 'supabase/schemas/a.sql']);
  });
});
