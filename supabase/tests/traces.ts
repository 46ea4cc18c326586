import type postgres from 'postgres';

/**
 * Every row in every table that a person could have left a trace in, as text with the table's name before it.
 * @param pattern A regular expression of PostgreSQL, in which case does not count.
 */
export async function findTraces(sql: postgres.Sql, pattern: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm', 'p') and nspname in ('public', 'private', 'auth', 'storage')`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql.unsafe<{ row: string }[]>(
        `select t::text as row from ${name} as t where t::text ~* $1 or regexp_replace(t::text, '[ +-]', '', 'g') ~* $1`,
        [pattern],
      );
      return rows.map(({ row }) => `${name}: ${row}`);
    }),
  );
  return found.flat();
}
