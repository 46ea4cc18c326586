import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmptyDatabase } from '../../backends/embedded/empty-database.ts';
import { applySchemas, listSchemas } from '../../lib/schema-files.ts';
import { checkSchemas, writeMigration } from './compare-schemas.ts';

/** One change of the schemas, and the message while the migrations lack it. */
interface Case {
  /** In both. */
  readonly base?: string;
  readonly change: string;
  readonly expected: string;
  /** The part that the migration needs by hand, if not the change itself. */
  readonly byHand?: string;
}
/** The changes, by what they change. */
type Cases = Readonly<Record<string, Case>>;

const table = (name: string) => `create table private.${name} (id int primary key, note text, number int);`;
const aFunction = (name: string, body: string) =>
  `create function private.${name}(x int) returns int language sql set search_path = '' as $$ ${body} $$;`;
const filters = (names: string) =>
  `create view private.profile_filters as select * from (values ${names}) as filter (name);`;
const trigger = `create function private.go() returns trigger language plpgsql set search_path = '' as 'begin return new; end';`;

/** Differences that the Supabase CLI sees: `make migration` writes them. */
const seen: Cases = {
  'a new table': { change: table('fresh'), expected: 'CREATE TABLE "private"."fresh"' },
  'a table that is gone': { base: '', change: '', expected: 'DROP TABLE "private"."of_the_migrations"' },
  'a column': {
    base: table('columns'),
    change: 'alter table private.columns add column more text;',
    expected: 'ADD COLUMN "more" text',
  },
  'the type of a column': {
    base: table('types'),
    change: 'alter table private.types alter note type varchar(9);',
    expected: 'ALTER COLUMN "note" TYPE character varying(9)',
  },
  'a default': {
    base: table('defaults'),
    change: 'alter table private.defaults alter number set default 42;',
    expected: 'ALTER COLUMN "number" SET DEFAULT 42',
  },
  'not null': {
    base: table('nulls'),
    change: 'alter table private.nulls alter number set not null;',
    expected: 'ALTER COLUMN "number" SET NOT NULL',
  },
  'a check': {
    base: table('checks'),
    change: 'alter table private.checks add constraint is_large check (number > 41);',
    expected: 'ADD CONSTRAINT "is_large" CHECK ((number > 41))',
  },
  'what a foreign key does': {
    base: `${table('target')} create table private.keys (id int constraint to_target references private.target);`,
    change: `alter table private.keys drop constraint to_target,
      add constraint to_target foreign key (id) references private.target on delete cascade;`,
    expected: 'ADD CONSTRAINT "to_target" FOREIGN KEY (id) REFERENCES private.target(id) ON DELETE CASCADE',
  },
  'an index': {
    base: table('indexes'),
    change: 'create index of_numbers on private.indexes (number) where number > 43;',
    expected: 'CREATE INDEX of_numbers',
  },
  'settings of a table': {
    base: table('settings'),
    change: 'alter table private.settings set (fillfactor = 44);',
    expected: 'SET (fillfactor=44)',
  },
  'row-level security': {
    base: table('secure'),
    change: 'alter table private.secure enable row level security;',
    expected: 'ALTER TABLE "private"."secure"\n  ENABLE ROW LEVEL SECURITY',
  },
  'a policy': {
    base: `${table('policies')} create policy "Who reads" on private.policies for select to anon using (number = 1);`,
    change: 'alter policy "Who reads" on private.policies using (number = 45);',
    expected: 'number = 45',
  },
  'a policy on storage.objects': {
    change: `create policy "Nobody reads" on storage.objects for select to anon using (bucket_id = 'nobody');`,
    expected: 'CREATE POLICY "Nobody reads" ON "storage"."objects"',
  },
  'a trigger': {
    base: trigger + table('triggers'),
    change: 'create trigger goes before insert on private.triggers for each row execute function private.go();',
    expected: 'CREATE TRIGGER goes',
  },
  'a trigger on auth.users': {
    change: 'create trigger users_go before insert on auth.users for each row execute function private.go();',
    expected: 'CREATE TRIGGER users_go',
  },
  'the body of a function': {
    base: aFunction('body', 'select 1'),
    change: `drop function private.body; ${aFunction('body', 'select 46')}`,
    expected: 'select 46',
  },
  'whose rights a function has': {
    base: aFunction('rights', 'select 1'),
    change: 'alter function private.rights security definer;',
    expected: 'SECURITY DEFINER',
  },
  'the search path of a function': {
    base: aFunction('path', 'select 1'),
    change: 'alter function private.path set search_path = private;',
    expected: `SET search_path TO 'private'`,
  },
  'a view': {
    base: 'create view private.looks as select 1 as one;',
    change: 'alter view private.looks set (security_invoker = true);',
    expected: 'SET (security_invoker=true)',
  },
  'a view of values, with the lines of the schema': {
    change: `create view private.colours with (security_invoker = true) as\n  select * from (values\n    ('red; or so', 1),\n    ('blue', 2)\n  ) as one (name, number);`,
    expected: `(values\n    ('red; or so', 1),\n    ('blue', 2)\n  ) as one`,
  },
  'a filter, by which each person is indexed': {
    base: `create table public."RegisteredUsers" (id bigint); ${filters("('diet')")}
      create function private.index_profile(bigint) returns void language sql set search_path = '' as '';`,
    change: `drop view private.profile_filters; ${filters("('diet'), ('smoking')")}`,
    expected: 'select private.index_profile(id) from public."RegisteredUsers";',
  },
  'a type': {
    base: 'create type private.pair as (a int, b int);',
    change: 'alter type private.pair add attribute c int;',
    expected: 'ADD ATTRIBUTE "c" integer',
  },
  'an extension': { change: 'create extension unaccent schema extensions;', expected: 'CREATE EXTENSION "unaccent"' },
  'a grant on a table': {
    base: table('grants'),
    change: 'grant select on private.grants to authenticated;',
    expected: 'GRANT SELECT ON TABLE "private"."grants" TO "authenticated"',
  },
  'a grant on a column': {
    base: table('column_grants'),
    change: 'grant select (note) on private.column_grants to anon;',
    expected: 'GRANT SELECT ("note") ON TABLE "private"."column_grants" TO "anon"',
  },
  'a grant on a function that is gone': {
    base: `${aFunction('granted', 'select 1')} grant execute on function private.granted to anon;`,
    change: 'revoke execute on function private.granted from anon;',
    expected: 'REVOKE ALL ON FUNCTION "private"."granted"(integer) FROM "anon"',
  },
  'a default privilege': {
    change: 'alter default privileges in schema private grant select on tables to anon;',
    expected: 'ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "private" GRANT SELECT ON TABLES TO "anon"',
  },
  'a comment': {
    base: aFunction('silent', 'select 1'),
    change: `comment on function private.silent is 'Says 47.';`,
    expected: `COMMENT ON FUNCTION "private"."silent"(integer) IS 'Says 47.'`,
  },
  'a publication': {
    base: table('published'),
    change: 'create publication news for table private.published;',
    expected: 'CREATE PUBLICATION "news"',
  },
};

/** Differences that the Supabase CLI does not see: they are compared here, and written by hand. */
const unseen: Cases = {
  'a row': {
    base: `${table('rows')} insert into private.rows values (1, 'one', 1);`,
    change: `insert into private.rows values (2, 'two', 2);`,
    expected: 'only in the schemas: private.rows: {"id": 2, "note": "two", "number": 2}',
  },
  'a value in a row': {
    base: `${table('words')} insert into private.words values (1, 'one', 1);`,
    change: `update private.words set note = 'ONE' where id = 1;`,
    expected: 'only in the migrations: private.words: {"id": 1, "note": "one", "number": 1}',
  },
  'a bucket': {
    change: `insert into storage.buckets (id, name) values ('charts', 'charts');`,
    expected: 'only in the schemas: storage.buckets: {"id": "charts"',
  },
  'a setting of a role': {
    change: `alter role anon set statement_timeout = '48s';`,
    expected: 'only in the schemas: every database, anon: statement_timeout=48s',
  },
  'a setting of a role in one database': {
    change: `alter role anon in database postgres set work_mem = '49MB';`,
    expected: 'only in the schemas: postgres, anon: work_mem=49MB',
  },
  'what a role may do': {
    base: 'create role clerk;',
    change: 'alter role clerk connection limit 50;',
    expected: '"rolname": "clerk"',
  },
  'a member of a role': {
    base: 'create role office;',
    change: 'grant anon to office;',
    expected: 'only in the schemas: office in anon',
  },
  'a right on the database': {
    change: 'grant create on database postgres to service_role;',
    expected: 'only in the schemas: postgres service_role=C',
  },
  'a function that belongs to a role of Supabase': {
    base: `grant usage, create on schema private to service_role; ${aFunction('owned', 'select 1')}`,
    change: 'alter function private.owned owner to service_role;',
    expected: 'only in the schemas: function private.owned(integer) of service_role',
    // For the CLI it is gone.
    byHand: `${aFunction('owned', 'select 1')} alter function private.owned owner to service_role;`,
  },
  'a kind of object that the CLI knows nothing of': {
    change: 'create operator private.=== (leftarg = int, rightarg = int, function = int4eq);',
    expected: 'only in the schemas: operator private.===(integer,integer)',
  },
  'extended statistics': {
    base: table('counted'),
    change: 'create statistics private.counts (ndistinct) on note, number from private.counted;',
    expected: 'only in the schemas: CREATE STATISTICS private.counts (ndistinct) ON note, number',
  },
  'the statistics of a column': {
    base: table('guessed'),
    change: 'alter table private.guessed alter note set statistics 0;',
    expected: 'only in the schemas: private.guessed.note statistics 0',
  },
  'the order of columns': {
    base: table('ordered'),
    change: 'alter table private.ordered drop note; alter table private.ordered add note text;',
    expected: 'only in the schemas: private.ordered: id, number, note',
  },
};

/** PostgreSQL prints it in another form than it read it: the migration gets the words of the schema by hand. */
const printed = {
  written: 'create table private.printed (note text check (char_length(note) between 1 and 51 and note <> $$x$$));',
  expected: `CHECK ((((char_length(note) >= 1) AND (char_length(note) <= 51)) AND (note <> 'x'::text)))`,
};

const start = `
  create schema private;
  alter default privileges revoke execute on functions from public;
`;
const cases = Object.values({ ...seen, ...unseen });
const bases = start + cases.map(({ base = '' }) => base).join('\n');
const migrations = `${bases}\n${table('of_the_migrations')}`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder with one for logs, that is removed at the end. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'logs'));
  return folder;
}

/** A project with these migrations and schemas. */
function makeProject(schemas: Readonly<Record<string, string>>): string {
  const root = makeFolder();
  mkdirSync(path.join(root, 'supabase/migrations'), { recursive: true });
  mkdirSync(path.join(root, 'supabase/schemas'));
  symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'supabase/migrations/20261122000000_begin.sql'), migrations);
  for (const [name, text] of Object.entries(schemas)) writeFileSync(path.join(root, 'supabase/schemas', name), text);
  const paths = Object.keys(schemas).map((name) => `  "schemas/${name}", # one of "them"`);
  const config = `project_id = "matrimony"\n[db]\nmajor_version = 17\n[db.migrations]\nschema_paths = [\n${paths.join('\n')}\n]\n`;
  writeFileSync(path.join(root, 'supabase/config.toml'), config);
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
    const root = makeProject({
      'z.sql': bases,
      'a.sql': [...cases.map(({ change }) => change), printed.written].join('\n'),
    });
    const written = await writeMigration(root, 'catch_up');
    const file = path.join(root, written.file);
    migration = readFileSync(file, 'utf8');
    missing = written.missing;
    appendFileSync(
      file,
      Object.values(unseen)
        .map(({ change, byHand = change }) => `\n${byHand}\n`)
        .join(''),
    );
    failure = await failureOf(checkSchemas(root));
  });

  test.each(Object.entries(seen))('is seen and written: %s', (_what, { expected }) => {
    expect(migration).toContain(expected);
    expect(missing).not.toContain(expected);
  });

  test.each(Object.entries(unseen))('is seen, and is to be written by hand: %s', (_what, { expected }) => {
    expect(migration).not.toContain(expected);
    expect(missing).toContain(expected);
  });

  test('is to be written by hand where PostgreSQL prints it in another form than it read it', () => {
    expect(migration).toContain('CREATE TABLE "private"."printed"');
    expect(missing).toContain(printed.expected);
  });

  test('is named by the check, with the command that writes it, until the migrations have it', () => {
    expect(failure).toContain(printed.expected);
    expect(failure).toContain('make migration NAME=what_it_does');
    expect(failure.match(/^(ALTER|CREATE|DROP|GRANT|REVOKE|COMMENT|Different) .*/gm)).toEqual([
      'ALTER TABLE "private"."printed"',
      'ALTER TABLE "private"."printed"',
    ]);
  });
});

describe('the schemas are refused', () => {
  const database = new EmptyDatabase(makeFolder());
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await database.start();
  });
  afterAll(async () => {
    await database.drop();
  });

  test.each([
    [
      'twice',
      `create schema a; ${aFunction('x', 'select 1').replaceAll('private', 'a').repeat(2)}`,
      'function "x" already exists',
    ],
    [
      'replaced',
      `select 1;\ncreate table a();\nCREATE  or replace view b as select 1;`,
      'a.sql, line 3: create or replace.',
    ],
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
