import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withDatabase } from './database.ts';
import { StackError } from './settings.ts';

const run = promisify(execFile);

/**
 * Runs the Supabase CLI of this project against a database and gives what it printed.
 * @throws StackError with all of its output when it fails.
 */
async function runSupabaseCli(
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const cli = path.join(root, 'node_modules/.bin/supabase');
  try {
    const { stdout } = await run(cli, [...args], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        // The databases of this project listen on the loopback interface without TLS. Unless that is said to be meant, a
        // notice about it stands among what the CLI prints.
        PGSSLMODE: 'disable',
        ...process.env,
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        ...environment,
      },
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error instanceof Error && 'stderr' in error ? outputOf(error) : {};
    throw new StackError(
      `supabase ${args.slice(0, 2).join(' ')} failed:`,
      `${stderr}${stdout}`.trim() || String(error),
    );
  }
}

function outputOf(error: Error & { stderr: unknown }): { stdout?: string; stderr?: string } {
  return { stderr: String(error.stderr), stdout: 'stdout' in error ? String(error.stdout) : '' };
}

/** Applies the migrations that the database does not have yet. Asks the CLI only when there are any: it takes seconds. */
export async function applyMigrations(root: string, databaseUrl: string): Promise<void> {
  const files = await readdir(path.join(root, 'supabase/migrations'));
  const applied = await listAppliedMigrations(databaseUrl);
  if (files.every((file) => !file.endsWith('.sql') || applied.has(file.split('_')[0] ?? ''))) return;
  await runSupabaseCli(root, ['db', 'push', `--remote=${databaseUrl}`, '--yes']);
}

async function listAppliedMigrations(databaseUrl: string): Promise<Set<string>> {
  return await withDatabase(databaseUrl, async (sql) => {
    const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
    if (table?.exists !== true) return new Set<string>();
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    return new Set(rows.map(({ version }) => version));
  });
}

/** The TypeScript types of the schema `public`. */
export async function generateTypes(root: string, databaseUrl: string): Promise<string> {
  return await runSupabaseCli(root, ['gen', 'types', 'typescript', `--remote=${databaseUrl}`, '--schema=public']);
}

/** What Supabase's advisors find, security and performance, as JSON. A password may be in the environment, as PGPASSWORD. */
export async function runAdvisors(
  root: string,
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const args = ['db', 'advisors', `--remote=${databaseUrl}`, '--type=all', '--level=info', '--fail-on=none'];
  return await runSupabaseCli(root, args, environment);
}
