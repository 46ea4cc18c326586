import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { withDatabase } from './database.ts';
import { StackError } from './settings.ts';

const run = promisify(execFile);

interface CliOptions {
  /** The folder that the command is run in. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

const failureSchema = z.object({ stdout: z.string(), stderr: z.string() });

/** How a command of the Supabase CLI failed, with all that it printed. */
export class CliError extends Error {
  readonly stdout: string;
  readonly stderr: string;

  constructor(cause: unknown) {
    super('The Supabase CLI failed.', { cause });
    // It may not even have been there.
    const output = failureSchema.catch({ stdout: '', stderr: String(cause) }).parse(cause);
    this.stdout = output.stdout;
    this.stderr = output.stderr;
  }
}

/** Runs the Supabase CLI of this project and gives what it printed. @throws CliError */
export async function execSupabaseCli(root: string, args: readonly string[], options: CliOptions): Promise<string> {
  try {
    const { stdout } = await run(path.join(root, 'node_modules/.bin/supabase'), [...args], {
      cwd: options.cwd,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        ...options.environment,
      },
    });
    return stdout;
  } catch (error) {
    throw new CliError(error);
  }
}

/**
 * Runs a command of the Supabase CLI against a database and gives what it printed.
 * @throws StackError with all of its output when it fails.
 */
async function askSupabaseCli(
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  // The databases of this project listen on the loopback interface without TLS. Unless that is said to be meant, a
  // notice about it stands among what the CLI prints.
  const { PGSSLMODE = 'disable' } = process.env;
  try {
    return await execSupabaseCli(root, args, { cwd: root, environment: { PGSSLMODE, ...environment } });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new StackError(`supabase ${args.slice(0, 2).join(' ')} failed:`, `${error.stderr}${error.stdout}`.trim());
  }
}

/** Applies the migrations that the database does not have yet. Asks the CLI only when there are any: it takes seconds. */
export async function applyMigrations(root: string, databaseUrl: string): Promise<void> {
  const files = await readdir(path.join(root, 'supabase/migrations'));
  const applied = await listAppliedMigrations(databaseUrl);
  if (files.every((file) => !file.endsWith('.sql') || applied.has(file.split('_')[0] ?? ''))) return;
  await askSupabaseCli(root, ['db', 'push', `--remote=${databaseUrl}`, '--yes']);
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
  return await askSupabaseCli(root, ['gen', 'types', 'typescript', `--remote=${databaseUrl}`, '--schema=public']);
}

/** What Supabase's advisors find, security and performance, as JSON. A password may be in the environment, as PGPASSWORD. */
export async function runAdvisors(
  root: string,
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const args = ['db', 'advisors', `--remote=${databaseUrl}`, '--type=all', '--level=info', '--fail-on=none'];
  return await askSupabaseCli(root, args, environment);
}
