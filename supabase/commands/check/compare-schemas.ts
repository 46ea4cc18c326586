// supabase/schemas defines the database, supabase/migrations its history for installed ones: both make the same database.
import { EmptyDatabase } from '../../backends/embedded/empty-database.ts';
import { withDatabase } from '../../lib/database.ts';
import { compareDatabases, type DatabaseDifferences } from '../../lib/database-differences.ts';
import { applySchemas, withViewsAsWritten } from '../../lib/schema-files.ts';
import { StackError } from '../../lib/settings.ts';
import { makeTestFolder } from '../../lib/test-folders.ts';
import { diffDatabases, pushMigrations } from '../../lib/supabase-cli.ts';
import { addMigration, requireName } from './migration-files.ts';
import { together, withCleanUp } from './parts.ts';

/** The addresses of two databases. */
interface Databases {
  /** Made by the migrations. */
  readonly migrated: string;
  /** Made by the schemas. */
  readonly declared: string;
}

/** Makes both databases on servers of their own for some work, and removes them. */
async function withDatabases<T>(root: string, work: (databases: Databases) => Promise<T>): Promise<T> {
  const [first, second] = [
    new EmptyDatabase(makeTestFolder('migrations')),
    new EmptyDatabase(makeTestFolder('schemas')),
  ];
  const drop = async () => {
    await together(first.drop(), second.drop());
  };
  return await withCleanUp(drop, async () => {
    const databases = { migrated: '', declared: '' };
    await together(
      (async () => {
        databases.migrated = await first.start();
        await pushMigrations(root, databases.migrated);
      })(),
      (async () => {
        databases.declared = await second.start();
        await applySchemas(root, databases.declared);
      })(),
    );
    return await work(databases);
  });
}

const shown = 20;

/** All that differs, in words for people; nothing where both are equal. */
function describe({ statements, unseen }: DatabaseDifferences): string {
  const list = (where: string, lines: readonly string[]) =>
    lines
      .slice(0, shown)
      .concat(lines.length > shown ? [`and ${lines.length - shown} more`] : [])
      .map((line) => `  only in the ${where}: ${line}\n`);
  const kinds = unseen.flatMap(({ kind, onlyInFirst, onlyInSecond }) => [
    `Different ${kind}:\n`,
    ...list('migrations', onlyInFirst),
    ...list('schemas', onlyInSecond),
  ]);
  return [statements, ...kinds].join('');
}

/** Adds a new filter to the search table. Without it a must of a wish finds nobody who was there before. */
export const indexPeople = `-- Filters are new or have changed: each person is indexed with them.
select private.index_profile(id) from public."RegisteredUsers";
`;

/** The filters of a database, a text each. */
const readFilters = (databaseUrl: string): Promise<string[]> =>
  withDatabase(databaseUrl, async (sql) => {
    const [{ present } = {}] = await sql<{ present: boolean }[]>`
      select to_regclass('private.profile_filters') is not null as present`;
    if (present !== true) return [];
    const rows = await sql<
      { line: string }[]
    >`select to_jsonb(filter)::text as line from private.profile_filters as filter`;
    return rows.map(({ line }) => line);
  });

async function hasNewFilters({ migrated, declared }: Databases): Promise<boolean> {
  const [before, after] = await Promise.all([readFilters(migrated), readFilters(declared)]);
  return after.some((filter) => !before.includes(filter));
}

/** A written migration, and the differences that it leaves. */
interface WrittenMigration {
  readonly file: string;
  readonly isEmpty: boolean;
  readonly missing: string;
}

/**
 * Writes the next migration from the difference between schemas and migrations, and tries it.
 * @throws StackError when the schemas or the migrations cannot be applied
 */
export async function writeMigration(root: string, name: string): Promise<WrittenMigration> {
  requireName(name);
  return await withDatabases(root, async ({ migrated, declared }) => {
    const statements = await diffDatabases(root, migrated, declared);
    const further = (await hasNewFilters({ migrated, declared })) ? `\n${indexPeople}` : '';
    const file = addMigration(root, name, withViewsAsWritten(root, statements) + further);
    if (statements !== '') await pushMigrations(root, migrated);
    const missing = describe(await compareDatabases(root, migrated, declared));
    return { file, isEmpty: statements === '', missing };
  });
}

/** @throws StackError with all that differs between the database of the migrations and that of the schemas */
export async function checkSchemas(root: string): Promise<void> {
  await withDatabases(root, async ({ migrated, declared }) => {
    const [differences, back] = await Promise.all([
      compareDatabases(root, migrated, declared),
      diffDatabases(root, declared, migrated),
    ]);
    const text = describe({ ...differences, statements: differences.statements || back });
    if (text === '') return;
    throw new StackError(
      `supabase/schemas and supabase/migrations make different databases:\n\n${text}\n`,
      'Write what the migrations lack: make migration NAME=what_it_does. What it leaves out is added by hand: docs/CONTRIBUTING.md',
    );
  });
}
