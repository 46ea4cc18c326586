import type postgres from 'postgres';
import { withDatabase } from './database.ts';
import { diffDatabases } from './supabase-cli.ts';

/** How one database differs from another. */
export interface DatabaseDifferences {
  /** The statements that make the first one like the second, as far as the Supabase CLI sees them. */
  readonly statements: string;
  /** What the CLI does not see, by its kind. */
  readonly unseen: readonly UnseenDifference[];
}

interface UnseenDifference {
  /** In words that follow "different". */
  readonly kind: string;
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
}

/** Compares two databases of one project, each alone on its server: roles belong to the whole server. */
export async function compareDatabases(
  root: string,
  firstUrl: string,
  secondUrl: string,
): Promise<DatabaseDifferences> {
  const [statements, first, second] = await Promise.all([
    diffDatabases(root, firstUrl, secondUrl),
    withDatabase(firstUrl, describeUnseen),
    withDatabase(secondUrl, describeUnseen),
  ]);
  const kinds = [...new Set([...first.keys(), ...second.keys()])];
  const unseen = kinds.map((kind) => {
    const [one, two] = [new Set(first.get(kind)), new Set(second.get(kind))];
    return {
      kind,
      onlyInFirst: [...one].filter((line) => !two.has(line)),
      onlyInSecond: [...two].filter((line) => !one.has(line)),
    };
  });
  return { statements, unseen: unseen.filter((kind) => kind.onlyInFirst.length + kind.onlyInSecond.length > 0) };
}

/** Of schemas that are not PostgreSQL's own. The CLI keeps the list of applied migrations in the last one. */
const isOurs = `nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')`;

/** What the CLI does not compare: for each kind a query whose result is one text a row. */
const queries = {
  'settings of roles and databases': `
    select coalesce(datname, 'every database') || ', ' || coalesce(rolname, 'every role') || ': ' || unnest(setconfig) as line
    from pg_db_role_setting left join pg_database on pg_database.oid = setdatabase left join pg_roles on pg_roles.oid = setrole`,
  roles: `
    select (to_jsonb(role) - 'oid' - 'rolconfig')::text || coalesce(shobj_description(oid, 'pg_authid'), '') as line
    from pg_roles as role`,
  'members of roles': `
    select member::regrole || ' in ' || roleid::regrole || to_jsonb(membership) - array['oid', 'roleid', 'member', 'grantor'] as line
    from pg_auth_members as membership`,
  'rights on the database and on parameters': `
    select datname || ' ' || unnest(datacl) as line from pg_database where datname = current_database()
    union all select parname || ' ' || unnest(paracl) from pg_parameter_acl`,
  // Kinds that the CLI knows nothing of are seen here by their names, as operators.
  'objects or their owners': `
    select pg_describe_object(classid, objid, 0) || ' of ' || refobjid::regrole as line
    from pg_shdepend
    where deptype = 'o' and dbid in (0, (select oid from pg_database where datname = current_database()))`,
  'extended statistics': `select pg_get_statisticsobjdef(oid) as line from pg_statistic_ext`,
  'event triggers': `
    select concat_ws(' ', evtname, evtevent, evtfoid::regprocedure, evtenabled, evttags) as line from pg_event_trigger`,
  'order of columns': `
    select format('%I.%I: %s', nspname, relname, string_agg(quote_ident(attname), ', ' order by attnum)) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind <> 'i' and attnum > 0 and not attisdropped and ${isOurs}
    group by nspname, relname`,
  // Statistics of contact details are switched off: the planner's guesses would tell of them.
  'statistics, options or storage of columns': `
    select format('%I.%I.%I', nspname, relname, attname) || coalesce(' statistics ' || attstattarget, '')
      || coalesce(' options ' || attoptions::text, '') || coalesce(' storage ' || nullif(attstorage, typstorage)::text, '')
      || coalesce(' compression ' || nullif(attcompression, '')::text, '') as line
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      join pg_type on pg_type.oid = atttypid
    where attnum > 0 and not attisdropped and ${isOurs}`,
};

async function describeUnseen(sql: postgres.Sql): Promise<ReadonlyMap<string, readonly string[]>> {
  const described = new Map<string, readonly string[]>();
  for (const [kind, query] of Object.entries(queries)) {
    const rows = await sql.unsafe<{ line: string }[]>(query);
    described.set(kind, rows.map(({ line }) => line).sort());
  }
  return described.set('rows', await describeRows(sql));
}

/** All rows, without the moments at which they were written. */
async function describeRows(sql: postgres.Sql): Promise<readonly string[]> {
  const tables = await sql<{ name: string; moments: string[] }[]>`
    select format('%I.%I', nspname, relname) as name, array(
      select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and atttypid = 'timestamptz'::regtype
    ) as moments
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and ${sql.unsafe(isOurs)}`;
  const lines: string[] = [];
  for (const { name, moments } of tables) {
    const rows = await sql<{ line: string }[]>`
      select ${`${name}: `}::text || (to_jsonb(row) - ${moments}::text[]) as line from ${sql.unsafe(name)} as row`;
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.sort();
}
