import { z } from 'zod';

// SQL that copies the rows of a backup from one database to another. Rows are data in the text format of COPY: nothing in a
// backup is ever executed. `postgres`, which is no superuser, may run all of it.

/** A table in a backup. */
export const savedTable = z.object({
  /** With its schema: public, private, or one of the two of auth that make a login. */
  name: z.string().regex(/^((public|private)\.[A-Za-z_][A-Za-z0-9_]*|auth\.(users|identities))$/),
  // As in father's_name.
  columns: z.array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_']*$/)).min(1),
});
export type SavedTable = z.infer<typeof savedTable>;

/** The last value of a sequence; null if it was never used. */
export const savedSequence = z.object({
  name: z.string().regex(/^(public|private)\.[A-Za-z_][A-Za-z0-9_]*$/),
  value: z.number().int().nullable(),
});
export type SavedSequence = z.infer<typeof savedSequence>;

/** All tables of the product, and the logins. No sessions: nobody stays signed in. No unlogged tables: they hold one day only. */
const isSaved = `relpersistence = 'p' and (nspname in ('public', 'private') or (nspname = 'auth' and relname in ('users', 'identities')))`;

/** An SQL expression: the tables of a backup with their columns, as JSON. Generated columns are left out. */
export const listTables = `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', nspname || '.' || relname,
    'columns', (
      select jsonb_agg(attname order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    )
  -- auth.users before auth.identities, which refers to it.
  ) order by nspname, relname = 'identities', relname), '[]')
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and ${isSaved}
)`;

/** An SQL expression: the sequences with their last values, as JSON. */
export const listSequences = `(
  select coalesce(jsonb_agg(jsonb_build_object('name', schemaname || '.' || sequencename, 'value', last_value)
    order by schemaname, sequencename), '[]')
  from pg_sequences where schemaname in ('public', 'private')
)`;

const quoteName = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** A table and its columns, in the syntax of COPY. */
export const copyTarget = ({ name, columns }: SavedTable): string =>
  `${quoteName(name)} (${columns.map(quoteName).join(', ')})`;

/** SQL: the number of rows of a table, and a sum of their hashes. */
export const stateOf = ({ name }: SavedTable): string =>
  `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as fingerprint from ${quoteName(name)} as t`;

/** Tables of sessions, and of tokens that could start one. Not every version of auth has all of them. */
const sessionTables = [
  'refresh_tokens',
  'mfa_amr_claims',
  'mfa_challenges',
  'sessions',
  'one_time_tokens',
  'flow_state',
  'saml_relay_states',
];

/** An SQL expression: the number of rows in the tables of sessions. */
const openSessions = `(
  select coalesce(sum((xpath('/row/count/text()', query_to_xml(format('select count(*) from auth.%I', relname), false, true, '')))[1]::text::bigint), 0)
  from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
    and relname in (${sessionTables.map((name) => `'${name}'`).join(', ')})
)`;

/**
 * SQL before the rows: deletes all rows and sessions. User triggers are disabled, because they ran when the rows were first
 * written. Foreign keys are deferred until all rows are loaded. Must run in one transaction with the rows and afterRows().
 */
export function beforeRows(tables: readonly SavedTable[]): string {
  const own = tables.filter(({ name }) => !name.startsWith('auth.')).map(({ name }) => quoteName(name));
  return `
create temporary table deferred_keys on commit drop as
  select conrelid::regclass as owner, conname from pg_constraint
  where contype = 'f' and not condeferrable and connamespace in ('public'::regnamespace, 'private'::regnamespace);
do $$
declare
  found record;
begin
  for found in select oid::regclass as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s disable trigger user', found.name);
  end loop;
  for found in select owner, conname from deferred_keys loop
    execute format('alter table %s alter constraint %I deferrable initially deferred', found.owner, found.conname);
  end loop;
end
$$;
-- No cascade: it would empty tables of auth and storage that the backup does not hold.
truncate table ${own.join(', ')};
do $$
declare
  name text;
begin
  foreach name in array array[${sessionTables.map((name) => `'${name}'`).join(', ')}] loop
    if to_regclass('auth.' || name) is not null then
      execute format('delete from auth.%I where true', name);
    end if;
  end loop;
end
$$;
delete from auth.identities where true;
delete from auth.users where true;
`;
}

/** SQL after the rows: sets the sequences, checks the foreign keys, and restores triggers and constraints. */
export function afterRows(sequences: readonly SavedSequence[]): string {
  const setSequences = sequences.map(({ name, value }) =>
    value === null
      ? `select setval('${quoteName(name)}', 1, false);`
      : `select setval('${quoteName(name)}', ${value});`,
  );
  return `
${setSequences.join('\n')}
set constraints all immediate;
do $$
declare
  found record;
begin
  if ${openSessions} > 0 then
    raise exception 'Somebody would still be signed in.';
  end if;
  for found in select owner, conname from deferred_keys loop
    execute format('alter table %s alter constraint %I not deferrable', found.owner, found.conname);
  end loop;
  for found in select oid::regclass as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable trigger user', found.name);
  end loop;
end
$$;
`;
}

/**
 * The script with which psql replaces all rows in one transaction (`--single-transaction`).
 * @param fileOf the gzip file with the rows of a table
 */
export function loadingScript(
  tables: readonly SavedTable[],
  sequences: readonly SavedSequence[],
  fileOf: (table: SavedTable) => string,
): string {
  const rows = tables.map((table) => `\\copy ${copyTarget(table)} from program 'gzip -dc ${fileOf(table)}'`);
  return `${beforeRows(tables)}${rows.join('\n')}\n${afterRows(sequences)}`;
}
