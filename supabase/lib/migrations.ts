import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from './database.ts';
import { StackError } from './settings.ts';
import { pushMigrations } from './supabase-cli.ts';

/** Differences between the migrations of a database and of this project, by version. */
export interface MigrationDifference {
  /** Applied there but missing here: another version of this project created the database. */
  readonly unknown: readonly string[];
  /** Applied there before the first one here, which is applied too: the history was laid down in that file, before 1.0.0. */
  readonly earlier: readonly string[];
  /** Here but not applied yet. */
  readonly waiting: readonly string[];
  /** Waiting, but dated before an applied one. */
  readonly late: readonly string[];
}

/** Compares the applied migrations with supabase/migrations. */
export function compareMigrations(root: string, applied: readonly string[]): MigrationDifference {
  const here = readdirSync(path.join(root, 'supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.split('_')[0] ?? '')
    .sort();
  const [first = ''] = here;
  const waiting = here.filter((version) => !applied.includes(version));
  const earlier = applied.includes(first) ? applied.filter((version) => version < first) : [];
  return {
    unknown: applied.filter((version) => !here.includes(version) && !earlier.includes(version)),
    earlier,
    waiting,
    late: waiting.filter((version) => applied.some((other) => other > version)),
  };
}

/**
 * Applies the migrations that the database does not have yet. Runs the CLI only if there are any: it takes seconds.
 * @param remedy the remedy for a database of another version
 * @throws StackError, with the database unchanged, for unknown migrations. Also for one dated before an applied one, for which
 *   the CLI would need --include-all.
 */
export async function applyMigrations(root: string, databaseUrl: string, remedy: string): Promise<void> {
  const applied = await listAppliedMigrations(databaseUrl);
  const { unknown, earlier, waiting, late } = compareMigrations(root, applied);
  const [first] = unknown;
  if (first !== undefined) {
    throw new StackError(
      `The data that is there was made by another version of this project (migration ${first} is not here). Nothing was changed.`,
      remedy,
    );
  }
  if (late.length > 0) {
    throw new StackError(
      `Migration ${late.join(', ')} is dated before ${applied.at(-1) ?? ''}, which is applied. Nothing was changed.`,
      'Rename its file with a later date, in UTC: date -u +%Y%m%d%H%M%S',
    );
  }
  // The CLI refuses a list with versions that have no file.
  if (earlier.length > 0)
    await withDatabase(
      databaseUrl,
      (sql) => sql`delete from supabase_migrations.schema_migrations where version in ${sql(earlier)}`,
    );
  if (waiting.length === 0) return;
  await pushMigrations(root, databaseUrl);
}

async function listAppliedMigrations(databaseUrl: string): Promise<string[]> {
  return await withDatabase(databaseUrl, async (sql) => {
    const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
    if (table?.exists !== true) return [];
    const rows = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`;
    return rows.map(({ version }) => version);
  });
}
