import { z } from 'zod';

// How the rows of a backup come out of a database and into another one. They travel as data, in the text form of COPY:
// nothing that a backup holds is ever run. Everything here is allowed to `postgres`, which is no superuser.

/** A table whose rows a backup holds. */
export const savedTable = z.object({
  /** With its schema: public, private, or one of the two of auth that make a login. */
  name: z.string().regex(/^((public|private)\.[A-Za-z_][A-Za-z0-9_]*|auth\.(users|identities))$/),
  // As in father's_name.
  columns: z.array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_']*$/)).min(1),
});
export type SavedTable = z.infer<typeof savedTable>;

/** Where the numbering of a table stands; null when nothing was numbered yet. */
export const savedSequence = z.object({
  name: z.string().regex(/^(public|private)\.[A-Za-z_][A-Za-z0-9_]*$/),
  value: z.number().int().nullable(),
});
export type SavedSequence = z.infer<typeof savedSequence>;

/** Everything of the product, and the logins. Nobody stays signed in. */
const isSaved = `(nspname in ('public', 'private') or (nspname = 'auth' and relname in ('users', 'identities')))`;

/** An SQL expression: the tables of a backup with their columns, as a list in JSON. What is computed from others is not kept. */
export const listTables = `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', nspname || '.' || relname,
    'columns', (
      select jsonb_agg(attname order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    )
  -- A login comes before what belongs to it.
  ) order by nspname, relname = 'identities', relname), '[]')
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and ${isSaved}
)`;

/** An SQL expression: where the numbering stands, as a list in JSON. */
export const listSequences = `(
  select coalesce(jsonb_agg(jsonb_build_object('name', schemaname || '.' || sequencename, 'value', last_value)
    order by schemaname, sequencename), '[]')
  from pg_sequences where schemaname in ('public', 'private')
)`;

/** SQL whose result is one line a table: its name, its number of rows, and a sum over all of them. For psql. */
export const tableStates = `
select format(
  'select %L, count(*), coalesce(sum(hashtextextended(t::text, 0)), 0) from %I.%I as t', nspname || '.' || relname, nspname, relname
)
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where relkind = 'r' and ${isSaved}
order by nspname, relname \\gexec`;

const quoteName = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** A table and its columns, as COPY wants them. */
export const copyTarget = ({ name, columns }: SavedTable): string =>
  `${quoteName(name)} (${columns.map(quoteName).join(', ')})`;

/** What makes a session, or could become one, besides the login itself. Not every version of auth has all of them. */
const sessionTables = [
  'refresh_tokens',
  'mfa_amr_claims',
  'mfa_challenges',
  'sessions',
  'one_time_tokens',
  'flow_state',
  'saml_relay_states',
];

/** An SQL expression: how many rows there are with which somebody would still be signed in. */
const openSessions = `(
  select coalesce(sum((xpath('/row/count/text()', query_to_xml(format('select count(*) from auth.%I', relname), false, true, '')))[1]::text::bigint), 0)
  from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
    and relname in (${sessionTables.map((name) => `'${name}'`).join(', ')})
)`;

/**
 * SQL before the rows: what is there goes, and so does every session. The product's own triggers rest, for what they would
 * do has been done when the rows were first written; the references wait until all rows are there, and are then looked at.
 * Must run in the same transaction as the rows and what comes after them.
 */
export function beforeRows(tables: readonly SavedTable[]): string {
  const own = tables.filter(({ name }) => !name.startsWith('auth.')).map(({ name }) => quoteName(name));
  return `
create temporary table resting on commit drop as
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
  for found in select owner, conname from resting loop
    execute format('alter table %s alter constraint %I deferrable initially deferred', found.owner, found.conname);
  end loop;
end
$$;
-- Not emptied with a cascade: it would reach tables of auth and storage that nothing brings back.
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

/** SQL after the rows: numbers go on where they were, references are looked at, and everything is as the migrations made it. */
export function afterRows(sequences: readonly SavedSequence[]): string {
  const numbering = sequences.map(({ name, value }) =>
    value === null
      ? `select setval('${quoteName(name)}', 1, false);`
      : `select setval('${quoteName(name)}', ${value});`,
  );
  return `
${numbering.join('\n')}
set constraints all immediate;
do $$
declare
  found record;
begin
  if ${openSessions} > 0 then
    raise exception 'Somebody would still be signed in.';
  end if;
  for found in select owner, conname from resting loop
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
 * The script with which psql puts the rows in place of all that is there, in one transaction (`--single-transaction`).
 * @param fileOf where the rows of a table lie, as `gzip` has packed them
 */
export function loadingScript(
  tables: readonly SavedTable[],
  sequences: readonly SavedSequence[],
  fileOf: (table: SavedTable) => string,
): string {
  const rows = tables.map((table) => `\\copy ${copyTarget(table)} from program 'gzip -dc ${fileOf(table)}'`);
  return `${beforeRows(tables)}${rows.join('\n')}\n${afterRows(sequences)}`;
}
