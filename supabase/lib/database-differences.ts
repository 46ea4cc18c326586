import type postgres from 'postgres';
import { withDatabase } from './database.ts';
import { diffDatabases } from './supabase-cli.ts';

/** The differences between two databases. */
export interface DatabaseDifferences {
  /** The statements of the Supabase CLI that turn the first database into the second. */
  readonly statements: string;
  /** Differences that the CLI does not detect, by kind. */
  readonly unseen: readonly UnseenDifference[];
}

interface UnseenDifference {
  /** A noun phrase that follows "different". */
  readonly kind: string;
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
}

/** Compares two databases of one project. Each must be alone on its server, because roles belong to the server. */
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

/** Excludes PostgreSQL's own schemas, and supabase_migrations, where the CLI lists applied migrations. */
const isOurs = `nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')`;

/** For each kind that the CLI does not compare, a query with one text for each row. */
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
  // Covers kinds of objects that the CLI ignores, such as operators, by their names.
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
  // Statistics of contact details are switched off: the planner's estimates would reveal them.
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

/** All rows, without their timestamps. */
async function describeRows(sql: postgres.Sql): Promise<readonly string[]> {
  const tables = await sql<{ name: string; timestamps: string[] }[]>`
    select format('%I.%I', nspname, relname) as name, array(
      select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and atttypid = 'timestamptz'::regtype
    ) as timestamps
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and ${sql.unsafe(isOurs)}`;
  const lines: string[] = [];
  for (const { name, timestamps } of tables) {
    const rows = await sql<{ line: string }[]>`
      select ${`${name}: `}::text || (to_jsonb(row) - ${timestamps}::text[]) as line from ${sql.unsafe(name)} as row`;
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.sort();
}
