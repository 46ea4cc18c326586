import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from './database.ts';
import { StackError } from './settings.ts';
import { pushMigrations } from './supabase-cli.ts';

/** How the migrations of a database differ from those of this project, by their versions. */
export interface MigrationDifference {
  /** Applied there, but not here: another version of this project made the database. */
  readonly unknown: readonly string[];
  /** Here, but not applied there yet. */
  readonly waiting: readonly string[];
}

/** Compares what is applied with what is in supabase/migrations. */
export function compareMigrations(root: string, applied: readonly string[]): MigrationDifference {
  const here = readdirSync(path.join(root, 'supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.split('_')[0] ?? '')
    .sort();
  return {
    unknown: applied.filter((version) => !here.includes(version)),
    waiting: here.filter((version) => !applied.includes(version)),
  };
}

/**
 * Applies the migrations that the database does not have yet. Asks the CLI only when there are any: it takes seconds.
 * @throws StackError when others than those here have made it; `wayOut` says what helps then. Nothing is changed.
 */
export async function applyMigrations(root: string, databaseUrl: string, wayOut: string): Promise<void> {
  const { unknown, waiting } = compareMigrations(root, await listAppliedMigrations(databaseUrl));
  const [first] = unknown;
  if (first !== undefined) {
    throw new StackError(
      `The data that is there was made by another version of this project (migration ${first} is not here). Nothing was changed.`,
      wayOut,
    );
  }
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
